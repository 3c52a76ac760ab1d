import {
  type DescribedRemote,
  type DescribedShell,
  describedRemote,
  describedShell,
} from '@tessera/remote/release';
import { parseDescription } from '../build/build';
import { ReleaseError } from '../release-error';
import { remoteBase, type Store, shellBase } from '../store/store';
import { publishedVersions } from './published-versions';

async function description(store: Store, piece: string, version: string, path: string): Promise<Buffer> {
  const bytes = await store.read(path);
  if (bytes) return bytes;
  const known = await publishedVersions(store, piece);
  const others =
    known.length > 0 ? `Published are ${known.slice(-8).join(', ')}.` : `No ${piece} is published.`;
  throw new ReleaseError(
    'unknown-version',
    `${piece} ${version} is not published. Publish it first, or name another version. ${others}`,
  );
}

/** The bytes in which a published remote describes itself. Throws ReleaseError `unknown-version`. */
export const remoteDescription = (store: Store, name: string, version: string): Promise<Buffer> =>
  description(store, name, version, `${remoteBase(name, version)}remote.json`);

/** What a published shell says of itself. Throws ReleaseError `unknown-version`. */
export async function publishedShell(store: Store, version: string): Promise<DescribedShell> {
  const path = `${shellBase(version)}shell.json`;
  return parseDescription(describedShell, await description(store, 'shell', version, path), path);
}

/** What a published remote says of itself. Throws ReleaseError `unknown-version`. */
export async function publishedRemote(store: Store, name: string, version: string): Promise<DescribedRemote> {
  const bytes = await remoteDescription(store, name, version);
  return parseDescription(describedRemote, bytes, `${remoteBase(name, version)}remote.json`);
}
