import type { Candidate } from '@tessera/remote/release';
import semver from 'semver';
import { untagged } from '../builds';
import { ReleaseError } from '../release-error';
import { findPathConflict } from './path-conflict';

const title = ({ name, version }: Pick<Candidate, 'name' | 'version'>) => `${name} ${version}`;

/**
 * Checks the remotes of a release against its shell and against each other.
 * @throws ReleaseError `shell-range`, `path-conflict`, or `no-weight` if all versions of a remote have the weight 0
 */
export function checkCandidates(shellVersion: string, candidates: readonly Candidate[]): void {
  for (const candidate of candidates) {
    const isInRange = semver.satisfies(untagged(shellVersion), candidate.shell, { includePrerelease: true });
    if (isInRange) continue;
    throw new ReleaseError(
      'shell-range',
      `${title(candidate)} needs shell ${candidate.shell}, but the release has shell ${shellVersion}. Release a shell in that range first, or another version of ${candidate.name}.`,
    );
  }
  for (const name of new Set(candidates.map((candidate) => candidate.name))) {
    if (candidates.some((candidate) => candidate.name === name && candidate.weight > 0)) continue;
    throw new ReleaseError(
      'no-weight',
      `No version of ${name} has a weight above 0, so no member would get it. Give one version a weight, or remove the remote.`,
    );
  }
  const conflict = findPathConflict(candidates);
  if (!conflict) return;
  const { one, other, path } = conflict;
  throw new ReleaseError(
    'path-conflict',
    `${title(one)} and ${title(other)} both own ${path}. Remove the path from one of them, or remove one of the remotes.`,
  );
}
