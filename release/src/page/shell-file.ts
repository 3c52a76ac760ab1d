import type { ReleaseFile } from '@tessera/remote/release';
import { integrityOf } from '../builds';
import { ReleaseError } from '../release-error';
import type { ReadableStore } from '../store';

/** The service worker of a shell, and the script that removes it. */
export const workers = { on: 'sw.js', off: 'sw-off.js' } as const;

/**
 * Reads a file of a release's shell as text. Releases whose shell was built by an earlier tool have no hash of the
 * early script and the workers.
 * @returns undefined if the store does not have the file
 * @throws ReleaseError `file-changed` if the release has another hash for it
 */
export async function readShellFile(
  store: ReadableStore,
  { shell }: ReleaseFile,
  file: string,
): Promise<string | undefined> {
  const bytes = await store.read(shell.base + file);
  if (!bytes) return undefined;
  const hash = shell.integrity[file];
  if (hash === undefined || hash === integrityOf(bytes)) return bytes.toString('utf8');
  throw new ReleaseError(
    'file-changed',
    `${shell.base}${file} differs from its hash in the release. The release tool did not write it. Find out who did, and roll out another version of the shell.`,
  );
}
