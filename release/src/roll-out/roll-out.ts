import type { Share } from '../assemble/assemble';
import { ReleaseError } from '../release-error';
import { inPercent, sum, WHOLE } from './percent';
import type { PieceVersion } from './piece-version';
import type { Standing } from './standing';

function stableBeside(shares: readonly Share[], { piece, version }: PieceVersion, percent: number): Share {
  const [stable, ...rest] = shares;
  if (!stable) {
    throw new ReleaseError(
      'no-stable',
      `There is no stable version of ${piece} for the other members. Roll it out to 100 percent first.`,
    );
  }
  if (stable.version === version) {
    throw new ReleaseError(
      'no-stable',
      `${piece} ${version} is the stable version already. Roll out another version to a share of the members, or this one to all of them.`,
    );
  }
  const other = rest.find((share) => share.version !== version && share.weight > 0);
  if (!other || percent === 0) return stable;
  throw new ReleaseError(
    'rollout-under-way',
    `${piece} ${other.version} is being rolled out. Bring it to all members or roll it back before ${version} gets a share.`,
  );
}

/** The versions of a remote when one of them gets a share of the members. */
function sharesAfter(standing: readonly Share[], wanted: PieceVersion, percent: number): readonly Share[] {
  const { version } = wanted;
  const shares = inPercent(standing);
  if (percent === WHOLE) {
    const previews = shares.filter((share) => share.weight === 0 && share.version !== version);
    return [{ version, weight: WHOLE }, ...previews];
  }
  const stable = stableBeside(shares, wanted, percent);
  const rest = shares.slice(1).filter((share) => share.version !== version);
  const weight = WHOLE - percent - sum(rest);
  // The new one stands last: as its share grows, whoever has it keeps it.
  return [{ ...stable, weight }, ...rest, { version, weight: percent }];
}

function withPiece(standing: Standing, wanted: PieceVersion, percent: number): Standing {
  const { piece, version } = wanted;
  const before = piece === 'shell' ? standing.shell : standing.remotes[piece]?.[0]?.version;
  const isNew = percent === WHOLE && before !== undefined && before !== version;
  const previous = { ...standing.previous, ...(isNew ? { [piece]: before } : {}) };
  if (piece !== 'shell') {
    const shares = sharesAfter(standing.remotes[piece] ?? [], wanted, percent);
    return { ...standing, previous, remotes: { ...standing.remotes, [piece]: shares } };
  }
  if (percent === WHOLE) return { ...standing, previous, shell: version };
  throw new ReleaseError(
    'rollout-invalid',
    'A shell cannot have a share of the members: each page has one. Roll it out to some merchants first, without --percent.',
  );
}

/**
 * Gives versions to a share of a merchant's members; the others keep the stable version. 0 percent lists a version
 * for previews, 100 makes it the stable one. Several pieces change together, so that a remote can come with the shell
 * that it needs. Throws ReleaseError `no-stable`, `rollout-under-way` or `rollout-invalid`.
 */
export const rollOut =
  (wanted: readonly PieceVersion[], percent: number = WHOLE) =>
  (standing: Standing): Standing =>
    wanted.reduce((plan, one) => withPiece(plan, one, percent), standing);
