import { type RemoteBuild, remoteBuild, type ShellBuild, shellBuild } from '@tessera/remote/release';
import { parseDescription } from '../build/build';
import { ReleaseError } from '../release-error';
import { remoteBase, type Store, shellBase } from '../store/store';

async function description(store: Store, what: string, path: string): Promise<Buffer> {
  const bytes = await store.read(path);
  if (bytes) return bytes;
  throw new ReleaseError(
    'unknown-version',
    `${what} is not published. Publish it first, or name another version.`,
  );
}

/** What a published shell says of itself. Throws ReleaseError `unknown-version`. */
export async function publishedShell(store: Store, version: string): Promise<ShellBuild> {
  const path = `${shellBase(version)}shell.json`;
  return parseDescription(shellBuild, await description(store, `shell ${version}`, path), path);
}

/** What a published remote says of itself. Throws ReleaseError `unknown-version`. */
export async function publishedRemote(store: Store, name: string, version: string): Promise<RemoteBuild> {
  const path = `${remoteBase(name, version)}remote.json`;
  return parseDescription(remoteBuild, await description(store, `${name} ${version}`, path), path);
}
