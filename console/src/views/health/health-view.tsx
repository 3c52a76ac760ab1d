import { Section } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { health as healthSchema, type PieceHealth } from '../../api';
import { Fault, Table } from '../../parts';
import { useConsole, useLoaded } from '../../state';
import { formatNumber, formatPercent, formatTime, t } from '../../texts';
import { CanaryCard } from './canary-card';
import styles from './health.module.css';
import { totalsOf } from './series';

/** Interval in ms between two reads while the view is open. */
const INTERVAL = 5_000;
const vitals = ['FCP', 'LCP', 'CLS', 'INP', 'TTFB'];

function vitalOf(piece: PieceHealth, name: string): string {
  const vital = piece.vitals.find((one) => one.name === name);
  if (!vital) return '–';
  return name === 'CLS' ? vital.p75.toFixed(3) : `${formatNumber(Math.round(vital.p75))} ms`;
}

const failuresOf = ({ outcomes }: PieceHealth): string =>
  Object.entries(outcomes)
    .filter(([outcome]) => outcome !== 'loaded' && outcome !== 'fallback')
    .map(([outcome, count]) => `${outcome} ${formatNumber(count)}`)
    .join(', ');

/** The health of all versions in pages, and of versions in a partial roll-out beside the stable ones. */
export function HealthView() {
  const hasSource = useConsole(({ session }) => session?.health ?? false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), INTERVAL);
    return () => clearInterval(timer);
  }, []);
  const { data, fault } = useLoaded(hasSource ? '/health' : undefined, healthSchema, turn);
  if (!hasSource) return <p>{t('noSource')}</p>;
  return (
    <div className={styles.view}>
      <Fault message={fault ?? data?.fault} />
      {data && <p className={styles.quiet}>{t('countedSince', { time: formatTime(data.since) })}</p>}
      {data?.canaries.length === 0 && <p>{t('noCanaries')}</p>}
      <div className={styles.canaries}>
        {data?.canaries.map((canary) => (
          <CanaryCard
            key={`${canary.remote} ${canary.version} ${canary.stable}`}
            canary={canary}
            health={data}
          />
        ))}
      </div>
      {data && (
        <Section title={t('allVersions')}>
          <Table
            label={t('allVersions')}
            head={[
              t('version'),
              t('loads'),
              t('failures'),
              t('byKind'),
              t('fallbacks'),
              ...vitals.map((name) => `${name} p75`),
            ]}
            rows={data.pieces.map((piece) => {
              const { loads, failed, fallback } = totalsOf(piece);
              return {
                key: `${piece.remote}@${piece.version}`,
                cells: [
                  `${piece.remote}@${piece.version}`,
                  formatNumber(loads),
                  loads === 0 ? '–' : formatPercent(failed / loads, 2),
                  failuresOf(piece),
                  formatNumber(fallback),
                  ...vitals.map((name) => vitalOf(piece, name)),
                ],
              };
            })}
          />
          <details>
            <summary className={styles.summary}>{t('rawCounts')}</summary>
            <pre className={styles.raw}>
              {JSON.stringify(
                data.pieces.map(({ series: _, ...rest }) => rest),
                null,
                2,
              )}
            </pre>
          </details>
        </Section>
      )}
    </div>
  );
}
