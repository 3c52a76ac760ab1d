import type { MerchantStatus } from '../status/status';

/** A version that is being rolled out, and the one that the other members have. */
export interface Canary {
  readonly remote: string;
  readonly version: string;
  readonly stable: string;
}

export const nameOf = ({ remote, version }: Pick<Canary, 'remote' | 'version'>): string =>
  `${remote}@${version}`;

/** What is being rolled out at a merchant: every version beside the stable one that somebody gets. */
export const canariesOf = ({ remotes }: MerchantStatus): readonly Canary[] =>
  Object.entries(remotes).flatMap(([remote, [stable, ...others]]) =>
    stable
      ? others
          .filter(({ weight }) => weight > 0)
          .map(({ version }) => ({ remote, version, stable: stable.version }))
      : [],
  );
