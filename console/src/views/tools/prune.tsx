import { Button, Card, Section, TextField } from '@tessera/ui';
import { useState } from 'react';
import { type Pruned, pruned } from '../../api';
import { Fault, Question, Table } from '../../parts';
import { post } from '../../server';
import { formatNumber, formatTime, t } from '../../texts';
import styles from './tools.module.css';
import { useTask } from './use-task';

interface Done {
  readonly dry: boolean;
  readonly rows: Pruned;
}

/** Deletes old versions that no release needs: first the list of them, then the question. */
export function Prune() {
  const [keep, setKeep] = useState('10');
  const [days, setDays] = useState('30');
  const [asks, setAsks] = useState(false);
  const { result, fault, busy, run } = useTask<Done>();
  const prune = (dry: boolean) =>
    run(async () => ({
      dry,
      rows: await post('/prune', { keep: Number(keep), days: Number(days), dry }, pruned),
    }));
  const count = result?.rows.length ?? 0;
  return (
    <Card padded>
      <Section title={t('prune')}>
        <p>{t('pruneText')}</p>
        <div className={styles.form}>
          <TextField
            label={t('keepReleases')}
            name="keep"
            value={keep}
            onChange={setKeep}
            inputMode="numeric"
          />
          <TextField label={t('olderThan')} name="days" value={days} onChange={setDays} inputMode="numeric" />
          <Button busy={busy} onClick={() => prune(true)}>
            {t('listVersions')}
          </Button>
        </div>
        <Fault message={fault} />
        {result && (
          <p role="status">
            {t(result.dry ? 'wouldDelete' : 'deleted', { count, versions: formatNumber(count) })}
          </p>
        )}
        {result && count > 0 && (
          <Table
            label={t('prune')}
            head={[t('version'), t('files'), t('published')]}
            rows={result.rows.map(({ version, files, published }) => ({
              key: version,
              cells: [version, formatNumber(files), formatTime(published)],
            }))}
          />
        )}
        {result?.dry && count > 0 && (
          <Button variant="danger" busy={busy} onClick={() => setAsks(true)}>
            {t('deleteVersions')}
          </Button>
        )}
        {asks && (
          <Question
            title={t('deleteVersions')}
            yes={t('delete')}
            danger
            onYes={() => {
              setAsks(false);
              void prune(false);
            }}
            onNo={() => setAsks(false)}
          >
            <p>{t('wouldDelete', { count, versions: formatNumber(count) })}</p>
          </Question>
        )}
      </Section>
    </Card>
  );
}
