/** The middle of some values, and the range of the middle half of them. */
export interface Spread {
  readonly first: number;
  readonly median: number;
  readonly third: number;
  /** The number of values. */
  readonly count: number;
}

/** The value below which a share of sorted values is, interpolated between two of them. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** @returns median and quartiles; undefined without values */
export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    first: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    third: quantile(sorted, 0.75),
    count: sorted.length,
  };
}
