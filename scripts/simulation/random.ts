/** Pseudorandom numbers from 0 to 1, deterministic for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random index, with the probability of its weight. */
export function weighted(weights: readonly number[], random: number): number {
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return 0;
}

/** Rounds up or down at random, so that the mean is the given number. */
export const around = (mean: number, random: number): number =>
  Math.floor(mean) + (random < mean % 1 ? 1 : 0);
