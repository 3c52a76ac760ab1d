/** A version of a remote with its weight. Weights are relative to the weights of the remote's other versions. */
export interface Share {
  readonly version: string;
  readonly weight: number;
}

/** All members, in percent. */
export const WHOLE = 100;

/** @returns the sum of the weights */
export const sum = (shares: readonly Share[]): number =>
  shares.reduce((total, { weight }) => total + weight, 0);

/** Scales weights so that they add up to 100. */
export function inPercent(shares: readonly Share[]): readonly Share[] {
  const total = sum(shares);
  return total === 0 ? shares : shares.map((share) => ({ ...share, weight: (share.weight * WHOLE) / total }));
}
