import type { DescribedRemote, DescribedShell } from '@tessera/remote/release';
import semver from 'semver';
import { ReleaseError } from '../release-error';

type Shell = Pick<DescribedShell, 'version' | 'face' | 'provides'>;
type Remote = Pick<DescribedRemote, 'name' | 'version' | 'uses' | 'consumes'>;

function missingName({ face }: Shell, { uses = {} }: Remote): string | undefined {
  if (!face) return undefined;
  for (const [subpath, names] of Object.entries(uses)) {
    const missing = face[subpath] ? names.find((name) => !face[subpath]?.includes(name)) : subpath;
    if (missing !== undefined) return `uses ${missing} of @tessera/shell/${subpath}`;
  }
  return undefined;
}

function missingModule({ provides }: Shell, { consumes = {} }: Remote): string | undefined {
  if (!provides) return undefined;
  const [missing] = Object.entries(consumes).filter(
    ([name, range]) => !semver.satisfies(provides[name] ?? '', range, { includePrerelease: true }),
  );
  return missing && `takes ${missing[0]} ${missing[1]} from the shell`;
}

/**
 * Refuses remotes whose code takes something from the shell that this shell does not offer, whatever their range says:
 * names of its face, or modules such as React. A shell that does not say what it offers is taken at its version.
 * Throws ReleaseError `shell-face`.
 */
export function checkContract(shell: Shell, remotes: readonly Remote[]): void {
  for (const remote of remotes) {
    const fault = missingName(shell, remote) ?? missingModule(shell, remote);
    if (fault === undefined) continue;
    throw new ReleaseError(
      'shell-face',
      `${remote.name} ${remote.version} ${fault}, which shell ${shell.version} does not have. Release a shell that has it first, or another version of ${remote.name}.`,
    );
  }
}
