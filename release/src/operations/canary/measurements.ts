import type { Arm } from './canary';

/** What a reason says of a web vital. The evidence does not need it. */
export interface Measured {
  /** Number of the canary's measurements. */
  readonly reports: number;
  /** Number of merchants that these come from. */
  readonly merchants: number;
  readonly stable: number;
  readonly canary: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;

/** Maximum number of values in memory, per arm. */
const MAX_VALUES = 2_000;

/** Keeps the latest values of a web vital. */
export function measurements() {
  const values: Readonly<Record<Arm, number[]>> = { stable: [], canary: [] };
  const merchants = new Set<string>();
  let reports = 0;
  return {
    add(merchant: string, arm: Arm, value: number): void {
      if (arm === 'canary') {
        reports += 1;
        merchants.add(merchant);
      }
      values[arm].push(value);
      if (values[arm].length > MAX_VALUES) values[arm].shift();
    },
    measured: (): Measured => ({
      reports,
      merchants: merchants.size,
      stable: median(values.stable),
      canary: median(values.canary),
    }),
  };
}
