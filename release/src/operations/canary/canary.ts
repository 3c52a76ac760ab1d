import type { MerchantStatus } from '../status';

/** A version in a partial roll-out, and the stable version that the other members have. */
export interface Canary {
  readonly remote: string;
  readonly version: string;
  readonly stable: string;
}

/** The two versions that are compared. */
export type Arm = 'stable' | 'canary';

/**
 * Which beacons count. `visitors`: those of sources that requested a page, once a day each. `anyone`: all of them, which
 * anybody can send as often as they want; sufficient for an alert only.
 */
export type Basis = 'visitors' | 'anyone';

/** @returns `<remote>@<version>` */
export const nameOf = ({ remote, version }: Pick<Canary, 'remote' | 'version'>): string =>
  `${remote}@${version}`;

/** @returns all versions of a merchant that are not stable and have a share above 0 */
const canariesOf = ({ remotes }: MerchantStatus): readonly Canary[] =>
  Object.entries(remotes).flatMap(([remote, [stable, ...others]]) =>
    stable
      ? others
          .filter(({ weight }) => weight > 0)
          .map(({ version }) => ({ remote, version, stable: stable.version }))
      : [],
  );

const keyOf = (canary: Canary) => `${nameOf(canary)} against ${canary.stable}`;

/** A canary, the merchants that have it, and what is known of it. */
export interface Watched<State> {
  readonly canary: Canary;
  readonly merchants: Set<string>;
  readonly state: State;
}

/**
 * Keeps a state for each canary.
 * @param make makes the state of a new canary
 */
export function watchedCanaries<State>(make: () => State) {
  const watched = new Map<string, Watched<State>>();
  return {
    /** Updates the canaries from the merchants' releases. Forgets canaries that no merchant has any more. */
    update(statuses: readonly MerchantStatus[]): void {
      for (const { merchants } of watched.values()) merchants.clear();
      for (const status of statuses) {
        for (const canary of canariesOf(status)) {
          const one = watched.get(keyOf(canary)) ?? { canary, merchants: new Set(), state: make() };
          one.merchants.add(status.merchant);
          watched.set(keyOf(canary), one);
        }
      }
      for (const [key, { merchants }] of watched) if (merchants.size === 0) watched.delete(key);
    },
    all: (): readonly Watched<State>[] => [...watched.values()],
    of: (canary: Canary): Watched<State> | undefined => watched.get(keyOf(canary)),
  };
}
