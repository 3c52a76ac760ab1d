import type { DescribedRemote, FaceNames } from '@tessera/remote/release';
import { ReleaseError } from '../release-error';

type User = Pick<DescribedRemote, 'name' | 'version' | 'uses'>;

/**
 * Refuses remotes whose code takes a name from the shell's face that this shell does not offer, whatever the ranges
 * say. A shell without a list of its names is taken at its range. Throws ReleaseError `shell-face`.
 */
export function checkFace(
  shell: { readonly version: string; readonly face: FaceNames | undefined },
  remotes: readonly User[],
): void {
  const { face } = shell;
  if (!face) return;
  for (const { name, version, uses = {} } of remotes) {
    for (const [subpath, names] of Object.entries(uses)) {
      const missing = names.find((one) => !face[subpath]?.includes(one));
      if (missing === undefined) continue;
      throw new ReleaseError(
        'shell-face',
        `${name} ${version} uses ${missing} of @tessera/shell/${subpath}, which shell ${shell.version} does not have. Release a shell that has it first.`,
      );
    }
  }
}
