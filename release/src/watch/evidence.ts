/*
 * Evidence that grows with what is seen: how many times more likely it all is if the canary is worse than if it is
 * not. If the canary is not worse, it ever reaches k in at most one of k watches, however often and however long
 * somebody looks (Ville's inequality). So a watch may look after every beacon, and stop at any moment.
 */

/** Counts of one arm: uses, and failed ones among them. */
export interface Counts {
  readonly uses: number;
  readonly failed: number;
}

export const nothing: Counts = { uses: 0, failed: 0 };
export const together = (one: Counts, other: Counts): Counts => ({
  uses: one.uses + other.uses,
  failed: one.failed + other.failed,
});

/** A rate as one would guess it from counts; never quite 0 or 1. */
const guessed = ({ uses, failed }: Counts): number => (failed + 0.5) / (uses + 1);

const likelihood = ({ uses, failed }: Counts, rate: number): number =>
  failed * Math.log(rate) + (uses - failed) * Math.log(1 - rate);

/**
 * What a block adds to the evidence that the canary fails more often than the stable version, in natural logarithm.
 * The rates are guessed from the blocks before, and held against one rate for both (Turner, Ly and Grünwald, Generic
 * E-variables for exact sequential k-sample tests, 2021).
 */
export function failureStep(
  before: { readonly stable: Counts; readonly canary: Counts },
  block: { readonly stable: Counts; readonly canary: Counts },
): number {
  const [stable, canary] = [guessed(before.stable), guessed(before.canary)];
  if (canary <= stable) return 0;
  const uses = block.stable.uses + block.canary.uses;
  const alike = (block.stable.uses * stable + block.canary.uses * canary) / uses;
  return (
    likelihood(block.stable, stable) +
    likelihood(block.canary, canary) -
    likelihood(together(block.stable, block.canary), alike)
  );
}

/**
 * What a pair of measurements adds to the evidence that the canary's is the worse one in more than `tolerated` of all
 * pairs, in natural logarithm. It holds for every distribution, because only the order counts.
 */
export function pairStep(
  before: { readonly pairs: number; readonly worse: number },
  isWorse: boolean,
  tolerated: number,
): number {
  const share = (before.worse + 0.5) / (before.pairs + 1);
  if (share <= tolerated) return 0;
  return isWorse ? Math.log(share / tolerated) : Math.log((1 - share) / (1 - tolerated));
}
