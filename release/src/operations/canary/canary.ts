import type { MerchantStatus } from '../status';

/** A version in a partial roll-out, and the stable version that the other members have. */
export interface Canary {
  readonly remote: string;
  readonly version: string;
  readonly stable: string;
}

/** @returns `<remote>@<version>` */
export const nameOf = ({ remote, version }: Pick<Canary, 'remote' | 'version'>): string =>
  `${remote}@${version}`;

/** @returns all versions of a merchant that are not stable and have a share above 0 */
export const canariesOf = ({ remotes }: MerchantStatus): readonly Canary[] =>
  Object.entries(remotes).flatMap(([remote, [stable, ...others]]) =>
    stable
      ? others
          .filter(({ weight }) => weight > 0)
          .map(({ version }) => ({ remote, version, stable: stable.version }))
      : [],
  );
