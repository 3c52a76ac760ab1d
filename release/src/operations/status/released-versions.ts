import type { MerchantStatus } from './status';

export type ReleasedVersions = ReturnType<typeof releasedVersions>;

/**
 * Knows the merchants and the versions that they have. Only these are counted, so that forged beacons cannot add names
 * without end.
 */
export function releasedVersions() {
  let versions = new Map<string, ReadonlySet<string>>();
  let everywhere = new Set<string>();
  const named = (remote: string, version: string) => `${remote}@${version}`;
  return {
    update(statuses: readonly MerchantStatus[]): void {
      versions = new Map(
        statuses.map(({ merchant, shell, remotes, previous }) => [
          merchant,
          new Set([
            ...(shell === undefined ? [] : [named('shell', shell)]),
            ...Object.entries(previous).map(([remote, version]) => named(remote, version)),
            ...Object.entries(remotes).flatMap(([remote, shares]) =>
              shares.map(({ version }) => named(remote, version)),
            ),
          ]),
        ]),
      );
      everywhere = new Set([...versions.values()].flatMap((own) => [...own]));
    },
    hasMerchant: (merchant: string): boolean => versions.has(merchant),
    /** @returns whether any merchant has a version */
    isReleased: (remote: string, version: string): boolean => everywhere.has(named(remote, version)),
    has: (merchant: string, remote: string, version: string): boolean =>
      versions.get(merchant)?.has(named(remote, version)) ?? false,
  };
}
