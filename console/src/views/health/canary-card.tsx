import { Card, Section, Tag, type Tone } from '@tessera/ui';
import { useMemo } from 'react';
import type { CanaryHealth, Health } from '../../api';
import { Table } from '../../parts';
import { type ConsoleKey, formatNumber, formatPercent, t } from '../../texts';
import styles from './health.module.css';
import { Plot } from './plot';
import { failureShares, pieceOf } from './series';

const verdicts: Readonly<
  Record<CanaryHealth['verdict'], { label: ConsoleKey; text: ConsoleKey; tone: Tone }>
> = {
  'too early': { label: 'tooEarly', text: 'tooEarlyText', tone: 'neutral' },
  'no worse': { label: 'noWorse', text: 'noWorseText', tone: 'success' },
  suspected: { label: 'suspected', text: 'suspectedText', tone: 'warning' },
  worse: { label: 'worse', text: 'worseText', tone: 'danger' },
};

const formatMetric = (metric: string, value: number): string => {
  if (metric === 'failures') return formatPercent(value, 2);
  return metric === 'CLS' ? value.toFixed(3) : `${formatNumber(Math.round(value))} ms`;
};

/** A version in a partial roll-out beside the stable version, with the verdict in words. */
export function CanaryCard({ canary, health }: { readonly canary: CanaryHealth; readonly health: Health }) {
  const { remote, version, stable, counts, difference, metrics } = canary;
  const verdict = verdicts[canary.verdict];
  const { times, shares } = useMemo(
    () => failureShares([pieceOf(health, remote, version), pieceOf(health, remote, stable)]),
    [health, remote, version, stable],
  );
  const lines = useMemo(
    () => [
      { label: version, color: '--plot-canary', dashed: true, values: shares[0] ?? [] },
      { label: stable, color: '--plot-stable', dashed: false, values: shares[1] ?? [] },
    ],
    [shares, version, stable],
  );
  return (
    <Card as="article" padded>
      <Section title={`${remote} ${version}`} action={<Tag tone={verdict.tone}>{t(verdict.label)}</Tag>}>
        <p>{t(verdict.text, { version, stable })}</p>
        <p>
          {t('failedPages', {
            canary: formatNumber(counts.canary.failed),
            canaryPages: formatNumber(counts.canary.pages),
            stable: formatNumber(counts.stable.failed),
            stablePages: formatNumber(counts.stable.pages),
          })}
        </p>
        <p>
          {t('differenceInterval', {
            value: formatPercent(difference.value, 2),
            low: formatPercent(difference.low, 2),
            high: formatPercent(difference.high, 2),
          })}
        </p>
        {times.length > 0 && <Plot label={t('failedLoads')} times={times} lines={lines} />}
        <Table
          label={t('metrics')}
          head={[t('metric'), version, stable, t('evidence')]}
          rows={metrics.map((one) => ({
            key: one.metric,
            cells: [
              one.metric === 'failures' ? t('failures') : one.metric,
              formatMetric(one.metric, one.canary),
              formatMetric(one.metric, one.stable),
              `${formatNumber(Number(one.evidence.toPrecision(2)))} : 1`,
            ],
          }))}
        />
        <p className={styles.quiet}>{t('evidenceText')}</p>
      </Section>
    </Card>
  );
}
