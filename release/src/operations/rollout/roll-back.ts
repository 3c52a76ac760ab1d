import type { PieceVersion } from '../../builds';
import { ReleaseError } from '../../release-error';
import { inPercent, type Share, sum } from '../../releases';
import { type PlanDraft, without } from './plan-draft';

function versionBefore(
  { piece, version }: PieceVersion,
  { previous }: PlanDraft,
  to: string | undefined,
): string {
  const target = to ?? previous?.[piece];
  if (target !== undefined && target !== version) return target;
  throw new ReleaseError(
    'nothing-before',
    `There is no version of ${piece} before ${version}. Choose one with --to, roll out another version, or remove the remote from the release: release remove.`,
  );
}

/** Adds up the weights of shares with the same version. */
const merged = (shares: readonly Share[]): readonly Share[] =>
  [...new Set(shares.map(({ version }) => version))].map((version) => ({
    version,
    weight: sum(shares.filter((share) => share.version === version)),
  }));

function withoutVersion(current: PlanDraft, bad: PieceVersion, to: string | undefined): PlanDraft {
  const { piece, version } = bad;
  const previous =
    current.previous?.[piece] === version ? without(current.previous, piece) : current.previous;
  const kept = { ...current, previous };
  if (piece === 'shell') {
    if (current.shell !== version) return kept;
    return { ...current, shell: versionBefore(bad, current, to), previous: without(current.previous, piece) };
  }
  const shares = inPercent(current.remotes[piece] ?? []);
  if (!shares.some((share) => share.version === version)) return kept;
  const [stable] = shares;
  const isStable = stable?.version === version;
  const target = isStable || !stable ? versionBefore(bad, current, to) : (to ?? stable.version);
  const after = merged(
    shares.map((share) => (share.version === version ? { ...share, version: target } : share)),
  );
  return {
    ...kept,
    remotes: { ...current.remotes, [piece]: after },
    ...(isStable ? { previous: without(current.previous, piece) } : {}),
  };
}

/**
 * Removes versions from a merchant's release. Members with the new version of a roll-out return to the stable version;
 * members with the stable version return to the one before it. Idempotent: a merchant without the version does not
 * change.
 * @param to version to return to instead
 * @throws ReleaseError `nothing-before`
 */
export const rollBack =
  (bad: readonly PieceVersion[], to?: string) =>
  (current: PlanDraft): PlanDraft =>
    bad.reduce((plan, one) => withoutVersion(plan, one, to), current);

/** Removes remotes from a merchant's release. Ignores names that are not in it. */
export const removeRemotes =
  (names: readonly string[]) =>
  (current: PlanDraft): PlanDraft => ({
    ...current,
    remotes: without(current.remotes, ...names),
    previous: without(current.previous, ...names),
  });
