import { Button, Card, Section, TextField } from '@tessera/ui';
import { useState } from 'react';
import { type Explained, explained } from '../../api';
import { Fault, Table } from '../../parts';
import { get } from '../../server';
import { formatPercent, t } from '../../texts';
import styles from './tools.module.css';
import { useTask } from './use-task';

/** The versions that one device gets, and why. */
export function Explain() {
  const [merchant, setMerchant] = useState('');
  const [device, setDevice] = useState('');
  const { result, fault, busy, run } = useTask<Explained>();
  const query = new URLSearchParams({ merchant: merchant.trim(), device: device.trim() });
  return (
    <Card padded>
      <Section title={t('explain')}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => get(`/explain?${query}`, explained));
          }}
        >
          <TextField
            label={t('merchant')}
            name="merchant"
            value={merchant}
            onChange={setMerchant}
            dir="ltr"
          />
          <TextField
            label={t('device')}
            name="device"
            value={device}
            onChange={setDevice}
            dir="ltr"
            hint={t('deviceHint')}
          />
          <Button type="submit" busy={busy} disabled={merchant.trim() === '' || device.trim() === ''}>
            {t('explainDevice')}
          </Button>
        </form>
        <Fault message={fault} />
        {result && (
          <Table
            label={t('explain')}
            head={[t('piece'), t('version'), t('position'), t('members')]}
            rows={result.map(({ remote, version, position, from, to }) => ({
              key: remote,
              cells: [
                remote,
                version,
                formatPercent(position / 100, 2),
                t('fromTo', { from: formatPercent(from / 100, 2), to: formatPercent(to / 100, 2) }),
              ],
            }))}
          />
        )}
      </Section>
    </Card>
  );
}
