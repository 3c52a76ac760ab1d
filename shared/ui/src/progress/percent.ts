/** Converts a share of 1 to whole percent between 0 and 100; NaN becomes 0. */
export function percent(share: number): number {
  return Number.isNaN(share) ? 0 : Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
