interface Arm {
  readonly pages: number;
  readonly failed: number;
}

/** Quantile of the normal distribution for 95 percent. */
const Z = 1.959964;

/** @returns the 95 % interval of a rate by Wilson's score, which is valid for few pages and rates near 0 */
function wilson({ pages, failed }: Arm): readonly [low: number, high: number] {
  if (pages === 0) return [0, 1];
  const rate = failed / pages;
  const centre = rate + (Z * Z) / (2 * pages);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / pages + (Z * Z) / (4 * pages * pages));
  const scale = 1 + (Z * Z) / pages;
  return [(centre - spread) / scale, (centre + spread) / scale];
}

/**
 * Computes the difference of two failure rates, canary less stable, with its 95 % interval (Newcombe's hybrid score,
 * method 10 of Newcombe 1998). For people to look at once; the verdict does not use it, because it is not valid for
 * looking again and again.
 */
export function difference(canary: Arm, stable: Arm) {
  const rate = ({ pages, failed }: Arm) => (pages === 0 ? 0 : failed / pages);
  const [one, other] = [rate(canary), rate(stable)];
  const [[low1, high1], [low2, high2]] = [wilson(canary), wilson(stable)];
  const value = one - other;
  return {
    value,
    low: value - Math.hypot(one - low1, high2 - other),
    high: value + Math.hypot(high1 - one, other - low2),
  };
}
