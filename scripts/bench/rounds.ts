import type { Variant } from './variants';

/** One turn: a build in a round, counted from 1. */
export interface Turn {
  readonly variant: Variant;
  readonly round: number;
}

/**
 * The order in which builds are measured. Rounds are interleaved, so that a slow minute of the machine affects all
 * builds; each round starts with another build, so that none is always the first.
 */
export const turnsOf = (variants: readonly Variant[], rounds: number): readonly Turn[] =>
  Array.from({ length: rounds }, (_, at) => {
    const first = at % Math.max(1, variants.length);
    return [...variants.slice(first), ...variants.slice(0, first)].map((variant) => ({
      variant,
      round: at + 1,
    }));
  }).flat();
