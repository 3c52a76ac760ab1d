import type { MerchantStatus } from '../status/status';
import { type Canary, canariesOf, nameOf } from './canary';
import { type Arm, type Compared, comparison, type Finding } from './comparison';
import { type Beacon, trialsIn } from './trial';
import { explained, type Rules, worst } from './verdict';

/** A canary that is worse than the stable version, where it is rolled out, and why it goes. */
export interface Verdict {
  readonly canary: Canary;
  readonly merchants: readonly string[];
  readonly compared: Compared;
  readonly finding: Finding;
  readonly reason: string;
}

interface Watched {
  readonly canary: Canary;
  readonly merchants: Set<string>;
  readonly comparison: ReturnType<typeof comparison>;
}

const keyOf = (canary: Canary) => `${nameOf(canary)} against ${canary.stable}`;

/** Watches what is being rolled out. */
export function watcher(rules: Rules) {
  const watched = new Map<string, Watched>();

  const armOf = ({ canary }: Watched, version: string): Arm | undefined => {
    if (version === canary.version) return 'canary';
    return version === canary.stable ? 'stable' : undefined;
  };

  return {
    /** Says what is being rolled out where at this moment. What is over is watched no more. */
    follow(statuses: readonly MerchantStatus[]): void {
      for (const { merchants } of watched.values()) merchants.clear();
      for (const status of statuses) {
        for (const canary of canariesOf(status)) {
          const key = keyOf(canary);
          const one = watched.get(key) ?? { canary, merchants: new Set(), comparison: comparison() };
          one.merchants.add(status.merchant);
          watched.set(key, one);
        }
      }
      for (const [key, { merchants }] of watched) if (merchants.size === 0) watched.delete(key);
    },
    /** Takes a beacon up. */
    see(beacon: Beacon): void {
      for (const trial of trialsIn(beacon)) {
        for (const one of watched.values()) {
          if (one.canary.remote !== trial.remote || !one.merchants.has(trial.merchant)) continue;
          const arm = armOf(one, trial.version);
          if (arm) one.comparison.add(trial, arm);
        }
      }
    },
    /** How each canary does. */
    state: (): ReadonlyArray<{ readonly canary: Canary; readonly compared: Compared }> =>
      [...watched.values()].map((one) => ({ canary: one.canary, compared: one.comparison.compared() })),
    /** The canaries that should go. */
    verdicts(): readonly Verdict[] {
      return [...watched.values()].flatMap(({ canary, merchants, comparison: held }) => {
        const compared = held.compared();
        const finding = worst(compared, rules);
        if (!finding) return [];
        return [
          {
            canary,
            merchants: [...merchants],
            compared,
            finding,
            reason: explained(canary, compared, finding),
          },
        ];
      });
    },
  };
}
