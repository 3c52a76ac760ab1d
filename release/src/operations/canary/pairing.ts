import type { Arm } from './canary';
import { daily } from './daily';

const other: Readonly<Record<Arm, Arm>> = { stable: 'canary', canary: 'stable' };

interface Measurement {
  readonly arm: Arm;
  readonly value: number;
}

/** Maximum number of measurements without a partner in memory, per merchant and web vital. */
const MAX_WAITING = 2_000;

/**
 * Makes pairs of a canary's measurement and a stable version's at the same merchant and on the same day.
 * @param now returns the time in ms since 1970
 */
export function pairing(now: () => number) {
  /** Today's measurements without a partner, by web vital and merchant. All entries of a list are of the same arm. */
  const waiting = daily(now, () => new Map<string, Measurement[]>());
  /** @returns whether the canary's value is worse; undefined without a partner, or if both values are equal */
  return (merchant: string, arm: Arm, name: string, value: number): boolean | undefined => {
    const key = `${name} ${merchant}`;
    const unpaired = waiting().get(key) ?? [];
    waiting().set(key, unpaired);
    // Pairs with the latest measurement, so that both values come from about the same time of day.
    const partner = unpaired.at(-1)?.arm === other[arm] ? unpaired.pop() : undefined;
    if (!partner) {
      unpaired.push({ arm, value });
      if (unpaired.length > MAX_WAITING) unpaired.shift();
      return undefined;
    }
    // Equal values are no evidence.
    if (partner.value === value) return undefined;
    return arm === 'canary' ? value > partner.value : partner.value > value;
  };
}
