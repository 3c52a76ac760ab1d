/*
 * Evidence is the likelihood ratio of the observations: canary worse against canary not worse. If the canary is not
 * worse, the evidence ever exceeds k in at most one of k watches (Ville's inequality), no matter how often it is
 * checked. So a watch may check after every beacon and stop at any time.
 */

/** Number of page views with one version, and how many of them failed. */
export interface Counts {
  readonly uses: number;
  readonly failed: number;
}

export const noCounts: Counts = { uses: 0, failed: 0 };
export const addCounts = (one: Counts, other: Counts): Counts => ({
  uses: one.uses + other.uses,
  failed: one.failed + other.failed,
});

/** @returns an estimate of the failure rate that is never exactly 0 or 1 */
const estimate = ({ uses, failed }: Counts): number => (failed + 0.5) / (uses + 1);

const logLikelihood = ({ uses, failed }: Counts, rate: number): number =>
  failed * Math.log(rate) + (uses - failed) * Math.log(1 - rate);

/**
 * Computes the evidence of a block of page views that the canary fails more often than the stable version.
 * Compares rates estimated from the earlier blocks with one common rate (Turner, Ly and Grünwald, Generic E-variables
 * for exact sequential k-sample tests, 2021).
 * @returns the natural logarithm of the factor
 */
export function failureStep(
  before: { readonly stable: Counts; readonly canary: Counts },
  block: { readonly stable: Counts; readonly canary: Counts },
): number {
  const [stable, canary] = [estimate(before.stable), estimate(before.canary)];
  if (canary <= stable) return 0;
  const uses = block.stable.uses + block.canary.uses;
  const common = (block.stable.uses * stable + block.canary.uses * canary) / uses;
  return (
    logLikelihood(block.stable, stable) +
    logLikelihood(block.canary, canary) -
    logLikelihood(addCounts(block.stable, block.canary), common)
  );
}

/** Number of pairs of measurements with different values, and in how many of them the canary's value is worse. */
export interface Pairs {
  readonly pairs: number;
  readonly worse: number;
}

/**
 * Computes the evidence of pairs of measurements that the canary's value is worse in more than `tolerated` of all
 * pairs. Valid for every distribution, because only the order of the values counts.
 * @returns the natural logarithm of the factor
 */
export function pairStep(before: Pairs, { pairs, worse }: Pairs, tolerated: number): number {
  const share = (before.worse + 0.5) / (before.pairs + 1);
  if (share <= tolerated) return 0;
  return worse * Math.log(share / tolerated) + (pairs - worse) * Math.log((1 - share) / (1 - tolerated));
}
