import type { MerchantStatus } from '../status';
import { type Canary, canariesOf, nameOf } from './canary';
import { type Arm, type Compared, comparison, type Finding } from './comparison';
import { type Beacon, reportsIn } from './page-report';
import { type Rules, reasonOf, worstFinding } from './verdict';

/** A canary that is worse than the stable version, the merchants that have it, and the reason for a roll-back. */
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

/** Compares all canaries with their stable versions. */
export function watcher(rules: Rules) {
  const watched = new Map<string, Watched>();

  const armOf = ({ canary }: Watched, version: string): Arm | undefined => {
    if (version === canary.version) return 'canary';
    return version === canary.stable ? 'stable' : undefined;
  };

  return {
    /** Updates the canaries from the merchants' releases. Forgets canaries that no merchant has any more. */
    update(statuses: readonly MerchantStatus[]): void {
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
    add(beacon: Beacon): void {
      for (const report of reportsIn(beacon)) {
        for (const one of watched.values()) {
          if (one.canary.remote !== report.remote || !one.merchants.has(report.merchant)) continue;
          const arm = armOf(one, report.version);
          if (arm) one.comparison.add(report, arm);
        }
      }
    },
    /** @returns the comparison of every canary */
    state: (): ReadonlyArray<{ readonly canary: Canary; readonly compared: Compared }> =>
      [...watched.values()].map((one) => ({ canary: one.canary, compared: one.comparison.compared() })),
    /** @returns the canaries to roll back */
    verdicts(): readonly Verdict[] {
      return [...watched.values()].flatMap(({ canary, merchants, comparison: current }) => {
        const compared = current.compared();
        const finding = worstFinding(compared, rules);
        if (!finding) return [];
        return [
          {
            canary,
            merchants: [...merchants],
            compared,
            finding,
            reason: reasonOf(canary, compared, finding),
          },
        ];
      });
    },
  };
}
