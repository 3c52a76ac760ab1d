import { vitalNames } from '@tessera/contract';
import type { Assumptions } from '../simulation/assumptions';
import { randomFrom, weighted } from '../simulation/random';

/** How good a canary is. */
export interface Quality {
  /** Share of the pages that fail. */
  readonly stable: number;
  readonly canary: number;
  /** Share of the pairs of measurements in which the canary's is worse: 0.5 for one that is as fast. */
  readonly worsePairs: number;
}

/** A page with the canary, and the pages with the stable version since the merchant's page with the canary before. */
export interface CanaryPage {
  /** In s since the start of the roll-out. */
  readonly time: number;
  readonly merchant: string;
  readonly failed: boolean;
  readonly stable: { readonly uses: number; readonly failed: number };
  /** The web vitals in which it is worse than its partner, and the others. */
  readonly vitals: ReadonlyArray<{ readonly name: string; readonly isWorse: boolean }>;
}

const HOURS = 24;
const HOUR = 3_600;

/** @returns the sums of the shares of the members by merchant, the largest first */
function merchantSums({ merchants, skew }: Assumptions): Float64Array {
  const sums = new Float64Array(merchants);
  let total = 0;
  for (let rank = 0; rank < merchants; rank++) {
    total += (rank + 1) ** -skew;
    sums[rank] = total;
  }
  return sums.map((sum) => sum / total);
}

/** @returns the index of the first sum above a number */
function indexAbove(sums: Float64Array, number: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 1) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The counted pages of the first 24 hours of a roll-out, in the order of time. Each member counts once. Deterministic for
 * the same arguments.
 * @param share of the members that have the canary
 * @param hour at which it starts, UTC
 */
export function* canaryDay(
  assumptions: Assumptions,
  quality: Quality,
  { share, hour, seed }: { readonly share: number; readonly hour: number; readonly seed: number },
): Generator<CanaryPage> {
  const random = randomFrom(seed);
  const sums = merchantSums(assumptions);
  const hours = [...assumptions.hours.slice(hour), ...assumptions.hours.slice(0, hour)];
  const times = new Float64Array(Math.round(assumptions.members * share));
  for (let at = 0; at < times.length; at++) times[at] = HOUR * (weighted(hours, random()) + random());
  if (hours.length !== HOURS) throw new Error('a day has 24 hours');
  for (const time of times.sort()) {
    // The number of pages with the stable version between two with the canary has a geometric distribution.
    const uses = Math.floor(Math.log(1 - random()) / Math.log(1 - share));
    let failed = 0;
    for (let page = 0; page < uses; page++) if (random() < quality.stable) failed += 1;
    yield {
      time,
      merchant: `m${indexAbove(sums, random())}`,
      failed: random() < quality.canary,
      stable: { uses, failed },
      vitals: vitalNames.map((name) => ({ name, isWorse: random() < quality.worsePairs })),
    };
  }
}
