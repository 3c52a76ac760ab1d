import type { Candidate } from '@tessera/remote/release';
import semver from 'semver';
import { untagged } from '../build/tag';
import { ReleaseError } from '../release-error';
import { findPathConflict } from './path-conflict';

const title = ({ name, version }: Pick<Candidate, 'name' | 'version'>) => `${name} ${version}`;

/**
 * Refuses remotes that would break the merchant's pages. Throws ReleaseError `shell-range`, `path-conflict`, or
 * `no-weight` when no candidate of a remote would reach anybody.
 */
export function checkCandidates(shellVersion: string, candidates: readonly Candidate[]): void {
  for (const candidate of candidates) {
    const fits = semver.satisfies(untagged(shellVersion), candidate.shell, { includePrerelease: true });
    if (fits) continue;
    throw new ReleaseError(
      'shell-range',
      `${title(candidate)} needs shell ${candidate.shell}, and the release has shell ${shellVersion}. Release a shell in that range first, or another version of ${candidate.name}.`,
    );
  }
  for (const name of new Set(candidates.map((candidate) => candidate.name))) {
    if (candidates.some((candidate) => candidate.name === name && candidate.weight > 0)) continue;
    throw new ReleaseError(
      'no-weight',
      `No version of ${name} has a weight above 0, so nobody would get it. Give one a weight, or leave the remote out.`,
    );
  }
  const conflict = findPathConflict(candidates);
  if (!conflict) return;
  const { one, other, path } = conflict;
  throw new ReleaseError(
    'path-conflict',
    `${title(one)} and ${title(other)} both own ${path}. Take the path out of one of them, or leave that remote out.`,
  );
}
