import { Counter, Gauge, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import {
  canaryLabels,
  canaryMetrics,
  type Observations,
  type Subject,
  vitalUnit,
  watchedCanaries,
} from '../operations/canary';
import type { MerchantStatus } from '../operations/status';
import { forgetSeries, type Labels } from './forget-series';
import { vitalBuckets } from './health-metrics';

const canary = ['remote', 'version', 'stable'] as const;
const subject = [...canary, 'basis'] as const;
const labelsOf = ({ canary, basis }: Subject) => ({ ...canaryLabels(canary), basis });

/** Counts the observations of canaries, as `release watch` asks for them. */
export function canaryCounters(registry: Registry<OpenMetricsContentType>) {
  const registers = [registry];
  const canaries = watchedCanaries(() => undefined);
  const pages = new Counter({
    name: canaryMetrics.pages,
    help: 'Page views with a canary or its stable version.',
    labelNames: [...subject, 'merchant', 'arm', 'outcome'] as const,
    registers,
  });
  const pairs = new Counter({
    name: canaryMetrics.pairs,
    help: 'Pairs of a measurement of a canary and one of its stable version at the same merchant.',
    labelNames: [...subject, 'vital', 'result'] as const,
    registers,
  });
  const vitals = new Histogram({
    name: canaryMetrics.vitals,
    help: 'Web vitals of a canary and its stable version in seconds; CLS has no unit.',
    labelNames: [...subject, 'vital', 'arm'] as const,
    buckets: vitalBuckets,
    registers,
  });
  const merchants = new Gauge({
    name: canaryMetrics.merchants,
    help: 'Merchants with measurements of a canary.',
    labelNames: [...subject, 'vital'] as const,
    registers,
  });
  /** Merchants with measurements, by the labels of their number. */
  const measured = new Map<string, Set<string>>();

  const observations: Observations = {
    page: (of, arm, failed) =>
      pages.inc({ ...labelsOf(of), merchant: of.merchant, arm, outcome: failed ? 'failed' : 'worked' }),
    vital(of, arm, vital, value) {
      const labels = { ...labelsOf(of), vital };
      vitals.observe({ ...labels, arm }, value / vitalUnit(vital));
      if (arm !== 'canary') return;
      const key = JSON.stringify(labels);
      const shops = measured.get(key) ?? new Set();
      measured.set(key, shops.add(of.merchant));
      merchants.set(labels, shops.size);
    },
    pair: (of, vital, isWorse) => pairs.inc({ ...labelsOf(of), vital, result: isWorse ? 'worse' : 'better' }),
  };
  return {
    observations,
    /** Forgets the canaries that no merchant has any more. */
    async update(statuses: readonly MerchantStatus[]): Promise<void> {
      canaries.update(statuses);
      const current = new Set(canaries.all().map(({ canary }) => JSON.stringify(canaryLabels(canary))));
      const isCurrent = ({ remote, version, stable }: Labels) =>
        current.has(JSON.stringify({ remote, version, stable }));
      for (const metric of [pages, pairs, vitals, merchants]) await forgetSeries(metric, isCurrent);
      for (const key of measured.keys()) if (!isCurrent(JSON.parse(key))) measured.delete(key);
    },
  };
}
