import { Button, Card, CopyLine, Section, TextField } from '@tessera/ui';
import { useState } from 'react';
import { type PreviewLinkMade, previewLinkMade } from '../../api';
import { Fault } from '../../parts';
import { post } from '../../server';
import { formatTime, t } from '../../texts';
import styles from './tools.module.css';
import { useTask } from './use-task';

/** Makes a signed link that shows testers a version which members do not get. */
export function PreviewLink() {
  const [merchant, setMerchant] = useState('');
  const [pieces, setPieces] = useState('');
  const [hours, setHours] = useState('24');
  const [path, setPath] = useState('/m/home');
  const { result, fault, busy, run } = useTask<PreviewLinkMade>();
  const wanted = pieces.split(/[\s,]+/).filter(Boolean);
  return (
    <Card padded>
      <Section title={t('previewLink')}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const order = { merchant: merchant.trim(), pieces: wanted, hours: Number(hours), path };
            void run(() => post('/preview-links', order, previewLinkMade));
          }}
        >
          <TextField
            label={t('merchant')}
            name="link-merchant"
            value={merchant}
            onChange={setMerchant}
            dir="ltr"
          />
          <TextField
            label={t('versions')}
            name="pieces"
            value={pieces}
            onChange={setPieces}
            dir="ltr"
            placeholder="games@2.1.0"
          />
          <TextField label={t('hours')} name="hours" value={hours} onChange={setHours} inputMode="decimal" />
          <TextField label={t('path')} name="path" value={path} onChange={setPath} dir="ltr" />
          <Button type="submit" busy={busy} disabled={merchant.trim() === '' || wanted.length === 0}>
            {t('makeLink')}
          </Button>
        </form>
        <Fault message={fault} />
        {result && (
          <CopyLine
            label={t('validUntil', { time: formatTime(result.expires) })}
            value={result.link}
            copy={{ label: t('copy'), onCopy: () => void navigator.clipboard?.writeText(result.link) }}
          />
        )}
      </Section>
    </Card>
  );
}
