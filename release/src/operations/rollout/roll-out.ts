import type { PieceVersion } from '../../builds';
import { ReleaseError } from '../../release-error';
import { inPercent, type Share, sum, WHOLE } from '../../releases';
import { type PlanDraft, without } from './plan-draft';

function stableBeside(shares: readonly Share[], { piece, version }: PieceVersion, percent: number): Share {
  const [stable, ...rest] = shares;
  if (!stable) {
    throw new ReleaseError(
      'no-stable',
      `${piece} has no stable version for the other members. Roll it out to 100 percent first.`,
    );
  }
  if (stable.version === version) {
    throw new ReleaseError(
      'no-stable',
      `${piece} ${version} is already the stable version. Roll out another version to a share of the members, or this one to all members.`,
    );
  }
  const other = rest.find((share) => share.version !== version && share.weight > 0);
  if (!other || percent === 0) return stable;
  throw new ReleaseError(
    'rollout-under-way',
    `${piece} ${other.version} is being rolled out. Roll it out to all members or roll it back before ${version} gets a share.`,
  );
}

/** @returns the shares of a remote after one version gets a share of the members */
function sharesAfter(before: readonly Share[], wanted: PieceVersion, percent: number): readonly Share[] {
  const { version } = wanted;
  const shares = inPercent(before);
  if (percent === WHOLE) {
    const previews = shares.filter((share) => share.weight === 0 && share.version !== version);
    return [{ version, weight: WHOLE }, ...previews];
  }
  const stable = stableBeside(shares, wanted, percent);
  const rest = shares.slice(1).filter((share) => share.version !== version);
  const weight = WHOLE - percent - sum(rest);
  // The new version comes last, so that its members keep it when its share grows.
  return [{ ...stable, weight }, ...rest, { version, weight: percent }];
}

/** What a piece returns to and falls back on after a roll-out; nothing after an emergency. */
function previousAfter(
  { previous }: PlanDraft,
  piece: string,
  replaced: string | undefined,
  isEmergency: boolean,
): PlanDraft['previous'] {
  if (isEmergency) return without(previous, piece);
  return { ...previous, ...(replaced !== undefined && { [piece]: replaced }) };
}

function withPiece(
  current: PlanDraft,
  wanted: PieceVersion,
  percent: number,
  isEmergency: boolean,
): PlanDraft {
  const { piece, version } = wanted;
  const before = piece === 'shell' ? current.shell : current.remotes[piece]?.[0]?.version;
  const isNew = percent === WHOLE && before !== undefined && before !== version;
  const previous = previousAfter(current, piece, isNew ? before : undefined, isEmergency);
  if (piece !== 'shell') {
    const shares = sharesAfter(current.remotes[piece] ?? [], wanted, percent);
    return { ...current, previous, remotes: { ...current.remotes, [piece]: shares } };
  }
  if (percent === WHOLE) return { ...current, previous, shell: version };
  throw new ReleaseError(
    'rollout-invalid',
    'A shell cannot have a share of the members, because each page has exactly one shell. Roll it out to some merchants first, without --percent.',
  );
}

/**
 * Gives versions to a share of a merchant's members; the others keep the stable version. 0 percent lists a version for
 * preview links only, 100 percent makes it the stable version. Several pieces change together, so that a remote can be
 * released with the shell that it needs.
 * @param options.emergency the version that is replaced is dangerous: no device may fall back on it, no roll-back returns to it
 * @throws ReleaseError `no-stable`, `rollout-under-way` or `rollout-invalid`
 */
export const rollOut =
  (wanted: readonly PieceVersion[], percent: number = WHOLE, { emergency = false } = {}) =>
  (current: PlanDraft): PlanDraft =>
    wanted.reduce((plan, one) => withPiece(plan, one, percent, emergency), current);
