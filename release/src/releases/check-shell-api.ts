import type { DescribedRemote, DescribedShell } from '@tessera/remote/release';
import semver from 'semver';
import { ReleaseError } from '../release-error';

type Shell = Pick<DescribedShell, 'version' | 'face' | 'provides'>;
type Remote = Pick<DescribedRemote, 'name' | 'version' | 'uses' | 'consumes'>;

/** `face` of `shell.json` lists the exported names of the shell's public API. */
function missingName({ face }: Shell, { uses = {} }: Remote): string | undefined {
  if (!face) return undefined;
  for (const [subpath, names] of Object.entries(uses)) {
    const missing = face[subpath] ? names.find((name) => !face[subpath]?.includes(name)) : subpath;
    if (missing !== undefined) return `imports ${missing} from @tessera/shell/${subpath}`;
  }
  return undefined;
}

function missingModule({ provides }: Shell, { consumes = {} }: Remote): string | undefined {
  if (!provides) return undefined;
  const [missing] = Object.entries(consumes).filter(
    ([name, range]) => !semver.satisfies(provides[name] ?? '', range, { includePrerelease: true }),
  );
  return missing && `needs the shared module ${missing[0]} ${missing[1]}`;
}

/**
 * Checks that the shell offers every name and shared module that the code of the remotes uses, whatever their declared
 * shell range is. Skips a shell that does not list what it offers.
 * @throws ReleaseError `shell-api`
 */
export function checkShellApi(shell: Shell, remotes: readonly Remote[]): void {
  for (const remote of remotes) {
    const fault = missingName(shell, remote) ?? missingModule(shell, remote);
    if (fault === undefined) continue;
    throw new ReleaseError(
      'shell-api',
      `${remote.name} ${remote.version} ${fault}, which shell ${shell.version} does not offer. Release a shell that offers it first, or another version of ${remote.name}.`,
    );
  }
}
