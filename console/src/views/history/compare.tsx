import { Section, SelectField } from '@tessera/ui';
import { useState } from 'react';
import { difference, type HistoryRelease } from '../../api';
import { Fault, Table } from '../../parts';
import { useLoaded } from '../../state';
import { t } from '../../texts';
import styles from './history.module.css';

interface CompareProps {
  readonly merchant: string;
  readonly releases: readonly HistoryRelease[];
}

/** The fields that differ between any two releases: the last two at first. */
export function Compare({ merchant, releases }: CompareProps) {
  const numbers = releases.map(({ number }) => String(number));
  const [from, setFrom] = useState(numbers[1] ?? '');
  const [to, setTo] = useState(numbers[0] ?? '');
  const options = numbers.map((value) => ({ value, label: `#${value}` }));
  const path = `/merchants/${encodeURIComponent(merchant)}/difference?from=${from}&to=${to}`;
  const { data, fault } = useLoaded(path, difference);
  return (
    <Section title={t('difference')}>
      <div className={styles.fields}>
        <SelectField label={t('before')} name="from" value={from} options={options} onChange={setFrom} />
        <SelectField label={t('after')} name="to" value={to} options={options} onChange={setTo} />
      </div>
      <Fault message={fault} />
      {data?.length === 0 && <p>{t('noDifference')}</p>}
      {data && data.length > 0 && (
        <Table
          label={t('difference')}
          head={[t('field'), t('before'), t('after')]}
          rows={data.map(({ field, before, after }) => ({
            key: field,
            cells: [
              <code key="field">{field}</code>,
              <code key="before">{before ?? ''}</code>,
              <code key="after">{after ?? ''}</code>,
            ],
          }))}
        />
      )}
    </Section>
  );
}
