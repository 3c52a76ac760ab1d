import * as v from 'valibot';
import { messageOf } from '../../fault';
import { type Arm, type Basis, type Canary, nameOf } from './canary';
import { followCounters, readSeries, type Step } from './counter-series';
import { mixesDays } from './counter-steps';
import { addCounts, type Counts, noCounts } from './evidence';
import type { EvidenceSource } from './evidence-source';
import type { Judge } from './judge';
import { canaryLabels, canaryMetrics, vitalUnit } from './metric-names';
import { prometheusQuery, selector } from './prometheus-query';

const basis = v.picklist<readonly Basis[]>(['visitors', 'anyone']);
const arm = v.picklist<readonly Arm[]>(['stable', 'canary']);
const pageLabels = v.object({
  basis,
  arm,
  merchant: v.string(),
  outcome: v.picklist(['worked', 'failed']),
});
const pairLabels = v.object({ basis, vital: v.string(), result: v.picklist(['worse', 'better']) });
const vitalLabels = v.object({ basis, vital: v.string() });

type PageLabels = v.InferOutput<typeof pageLabels>;
type PairLabels = v.InferOutput<typeof pairLabels>;

export interface PrometheusOptions {
  /** Interval of the queries in s. */
  readonly every: number;
  /** For how many hours before the start of the watch its evidence counts. */
  readonly hours: number;
  /** Returns the time in ms since 1970. */
  readonly now?: () => number;
}

/**
 * Takes the evidence from counters of collectors in Prometheus. The counters of one step of one merchant are a block of
 * page views, as the pages of a log are.
 * @param address of Prometheus
 */
export function prometheusSource(
  address: string,
  judged: Judge,
  { every, hours, now = Date.now }: PrometheusOptions,
): EvidenceSource {
  const prometheus = prometheusQuery(address);
  const known = new WeakMap<object, ReturnType<typeof follow>>();
  const shortest = Math.max(1, every);

  function follow(canary: Canary, start: number) {
    const { pages, pairs } = canaryMetrics;
    const of = selector(canaryLabels(canary));
    return followCounters(
      (steps) =>
        Promise.all([
          readSeries(prometheus, `${pages}${of}`, steps, pageLabels),
          readSeries(prometheus, `${pairs}${of}`, steps, pairLabels),
        ]),
      start,
    );
  }

  function addPages(canary: Canary, steps: readonly Step<PageLabels>[]): void {
    const blocks = new Map<string, { basis: Basis; merchant: string; time: number } & Record<Arm, Counts>>();
    for (const { time, labels, count } of steps) {
      const key = `${time} ${labels.basis} ${labels.merchant}`;
      const block = blocks.get(key) ?? { ...labels, time, stable: noCounts, canary: noCounts };
      const seen = { uses: count, failed: labels.outcome === 'failed' ? count : 0 };
      blocks.set(key, { ...block, [labels.arm]: addCounts(block[labels.arm], seen) });
    }
    for (const { basis, merchant, time, stable, canary: own } of blocks.values()) {
      const evidence = judged.evidence(canary, basis);
      if (stable.uses > 0) evidence?.pages(merchant, 'stable', stable, 1_000 * time);
      if (own.uses > 0) evidence?.pages(merchant, 'canary', own, 1_000 * time);
    }
  }

  function addPairs(canary: Canary, steps: readonly Step<PairLabels>[]): void {
    for (const { time, labels, count } of steps) {
      const pairs = { pairs: count, worse: labels.result === 'worse' ? count : 0 };
      judged.evidence(canary, labels.basis)?.pairs(labels.vital, pairs, 1_000 * time);
    }
  }

  /** Reads what a reason says of the web vitals. */
  async function addMeasured(canary: Canary, time: number): Promise<void> {
    const { vitals, merchants } = canaryMetrics;
    const all = selector(canaryLabels(canary));
    const ofCanary = selector({ ...canaryLabels(canary), arm: 'canary' });
    const [counts, shops, medians] = await Promise.all([
      prometheus.at(`sum by (basis, vital) (${vitals}_count${ofCanary})`, time),
      prometheus.at(`max by (basis, vital) (${merchants}${all})`, time),
      prometheus.at(`histogram_quantile(0.5, sum by (basis, vital, arm, le) (${vitals}_bucket${all}))`, time),
    ]);
    for (const { metric, value } of counts) {
      const labels = v.safeParse(vitalLabels, metric);
      if (!labels.success) continue;
      const { basis: of, vital } = labels.output;
      const find = (results: typeof medians, own?: Arm) =>
        results.find(
          (one) =>
            one.metric.basis === of &&
            one.metric.vital === vital &&
            (own === undefined || one.metric.arm === own),
        )?.value.value || 0;
      judged.evidence(canary, of)?.setMeasured(vital, {
        reports: value.value,
        merchants: find(shops),
        stable: vitalUnit(vital) * find(medians, 'stable'),
        canary: vitalUnit(vital) * find(medians, 'canary'),
      });
    }
  }

  async function observe(canary: Canary, merchants: ReadonlySet<string>, end: number): Promise<void> {
    const evidence = judged.evidence(canary, 'visitors');
    if (!evidence) return;
    const read = known.get(evidence) ?? follow(canary, end - 3_600 * hours);
    known.set(evidence, read);
    for await (const { one: seen, other: paired, step } of read(end, shortest)) {
      const isEvidence = ({ time, count }: Step<unknown>) => count > 0 && !mixesDays(time, step);
      addPages(
        canary,
        seen.filter(isEvidence).filter(({ labels }) => merchants.has(labels.merchant)),
      );
      addPairs(canary, paired.filter(isEvidence));
    }
    await addMeasured(canary, end);
  }

  return async () => {
    const end = now() / 1_000;
    const observed = await Promise.allSettled(
      judged.canaries().map(({ canary, merchants }) =>
        observe(canary, merchants, end).catch((fault: unknown) => {
          throw new Error(`${nameOf(canary)}: ${messageOf(fault)}`);
        }),
      ),
    );
    const failed = observed.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  };
}
