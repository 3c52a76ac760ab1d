import type { CanaryHealth, Health as HealthAnswer } from '@tessera/console/api';
import type { PieceVersion } from '../../builds';
import { messageOf } from '../../fault';
import { defaultRules, judge, openEvidenceSource, type Verdict } from '../../operations/canary';
import type { MerchantStatus } from '../../operations/status';
import { difference } from './interval';
import { openCounts } from './open-counts';
import { INTERVAL } from './version-counts';

/** Pages of both versions below which the health of a canary is not judged in words. */
const FEW = 100;
const METRIC_LIMIT = 1e9;
/** Interval of the queries in s, and for how many hours before the start of the console its counts are read. */
const PROMETHEUS = { every: 10, hours: 24 };

interface Judged {
  readonly verdict: 'worse' | 'suspected';
  readonly reason: string;
}

/**
 * Reads health beacons: counts them for people to look at, and judges canaries as `release watch` does.
 * @param from the source of the beacons, as of `release watch`
 * @param statuses returns the versions of all merchants
 * @param now returns the time in ms since 1970
 */
export function health(
  from: string,
  statuses: () => readonly MerchantStatus[],
  now: () => number = Date.now,
) {
  const counts = openCounts(from, PROMETHEUS, now);
  const watch = judge(defaultRules);
  const source = openEvidenceSource(from, watch, { ...PROMETHEUS, now }, counts.see);
  let fault: string | undefined;
  let reading: Promise<void> | undefined;

  async function readOnce(): Promise<void> {
    const current = statuses();
    watch.update(current);
    counts.update(current);
    try {
      await source(current);
      await counts.read();
      fault = undefined;
    } catch (error) {
      // The next attempt may succeed: a log that does not exist yet, a network error.
      fault = messageOf(error);
    }
  }

  const isOf =
    ({ piece, version }: PieceVersion) =>
    ({ canary }: Pick<Verdict, 'canary'>) =>
      canary.remote === piece && canary.version === version;

  function verdictOn(version: PieceVersion): Judged | undefined {
    const worse = watch.verdicts().find(isOf(version));
    if (worse) return { verdict: 'worse', reason: worse.reason };
    const suspected = watch.alerts().find(isOf(version));
    return suspected && { verdict: 'suspected', reason: suspected.reason };
  }

  const canaries = (): CanaryHealth[] =>
    watch.state().map(({ canary, compared }) => {
      const { remote, version, stable } = canary;
      const arm = ({ uses, failed }: { readonly uses: number; readonly failed: number }) => ({
        pages: uses,
        failed,
      });
      const both = { canary: arm(compared.counts.canary), stable: arm(compared.counts.stable) };
      const isEarly = Math.min(both.canary.pages, both.stable.pages) < FEW;
      return {
        remote,
        version,
        stable,
        counts: both,
        difference: difference(both.canary, both.stable),
        verdict: verdictOn({ piece: remote, version })?.verdict ?? (isEarly ? 'too early' : 'no worse'),
        metrics: compared.findings.map((one) => ({
          metric: one.metric,
          canary: one.canary,
          stable: one.stable,
          evidence: Math.min(one.evidence, METRIC_LIMIT),
        })),
      };
    });

  return {
    /** Reads the beacons since the last time. Never throws: `answer` contains the error. */
    read(): Promise<void> {
      reading ??= readOnce().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    verdictOn,
    /** @returns the loads of a version so far */
    pagesOf: ({ piece, version }: PieceVersion): number => counts.loads({ remote: piece, version }),
    answer: (): HealthAnswer => ({
      since: counts.since,
      interval: INTERVAL,
      pieces: counts.pieces(),
      canaries: canaries(),
      ...(fault !== undefined && { fault }),
    }),
  };
}
export type Health = ReturnType<typeof health>;
