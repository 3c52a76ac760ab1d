import type { Share } from '../assemble/assemble';

/** All members, in percent. */
export const WHOLE = 100;

/** The weights of some versions together. */
export const sum = (shares: readonly Share[]): number =>
  shares.reduce((total, { weight }) => total + weight, 0);

/** The same shares with weights that add up to a hundred. */
export function inPercent(shares: readonly Share[]): readonly Share[] {
  const total = sum(shares);
  return total === 0 ? shares : shares.map((share) => ({ ...share, weight: (share.weight * WHOLE) / total }));
}
