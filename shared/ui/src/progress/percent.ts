/** A share of 1 as whole percent, held between 0 and 100; what is not a number counts as 0. */
export function percent(share: number): number {
  return Number.isNaN(share) ? 0 : Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
