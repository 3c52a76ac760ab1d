import type { Share } from '../assemble/assemble';
import { ReleaseError } from '../release-error';
import { inPercent, sum } from './percent';
import type { PieceVersion } from './piece-version';
import type { Standing } from './standing';

const without = (previous: Standing['previous'] = {}, piece: string) =>
  Object.fromEntries(Object.entries(previous).filter(([name]) => name !== piece));

function before({ piece, version }: PieceVersion, { previous }: Standing, to: string | undefined): string {
  const target = to ?? previous?.[piece];
  if (target !== undefined && target !== version) return target;
  throw new ReleaseError(
    'nothing-before',
    `There is no version of ${piece} before ${version} to go back to. Name one with --to, roll out another version, or take the remote out of the release: release leave-out.`,
  );
}

/** The version that somebody has twice counts once. */
const merged = (shares: readonly Share[]): readonly Share[] =>
  [...new Set(shares.map(({ version }) => version))].map((version) => ({
    version,
    weight: sum(shares.filter((share) => share.version === version)),
  }));

function withoutVersion(standing: Standing, bad: PieceVersion, to: string | undefined): Standing {
  const { piece, version } = bad;
  const previous =
    standing.previous?.[piece] === version ? without(standing.previous, piece) : standing.previous;
  const kept = { ...standing, previous };
  if (piece === 'shell') {
    if (standing.shell !== version) return kept;
    return { ...standing, shell: before(bad, standing, to), previous: without(standing.previous, piece) };
  }
  const shares = inPercent(standing.remotes[piece] ?? []);
  if (!shares.some((share) => share.version === version)) return kept;
  const [stable] = shares;
  const isStable = stable?.version === version;
  const target = isStable || !stable ? before(bad, standing, to) : (to ?? stable.version);
  const after = merged(
    shares.map((share) => (share.version === version ? { ...share, version: target } : share)),
  );
  return {
    ...kept,
    remotes: { ...standing.remotes, [piece]: after },
    ...(isStable ? { previous: without(standing.previous, piece) } : {}),
  };
}

/**
 * Takes versions away from a merchant's members: whoever has the version that is being rolled out gets the stable one
 * again, whoever has the stable one gets the one before it. A merchant that does not have the version stays as it is,
 * so the same roll-back twice is one. Throws ReleaseError `nothing-before`.
 */
export const rollBack =
  (bad: readonly PieceVersion[], to?: string) =>
  (standing: Standing): Standing =>
    bad.reduce((plan, one) => withoutVersion(plan, one, to), standing);
