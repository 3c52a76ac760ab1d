import { createPublicKey, type KeyObject } from 'node:crypto';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ReleaseError } from '../release-error';
import type { Store } from '../store';
import { checkListed, type FileList, hashOf, LIST, readList } from './file-list';
import { addSignature, isSignature, isSigned } from './signature';

interface Keys {
  /** Private key that signs everything that is written. Its public half is trusted. */
  readonly signingKey?: KeyObject | undefined;
  /** Public keys whose signatures are accepted. */
  readonly trusted: readonly KeyObject[];
}

/** A file of a version: the list of the version vouches for it. All other files have signatures of their own. */
const ofVersion = /^(\/m\/(?:shell|remotes\/[^/]+)\/[^/]+)\/(.+)$/;
const signedAlone = new RegExp(
  `^/m/releases/[^/]+/\\d+\\.json$|^/(merchants|hosts)/[^/]+/\\d+\\.json$|^/audit/\\d+\\.json$|^/m/(shell|remotes/[^/]+)/[^/]+/${LIST}$`,
);
const pointer = /^(\/m\/releases\/[^/]+)\.json$/;

/** A merchant's pointer is a copy of a release, and has the signature of that release. */
const signatureFolder = (path: string): string => pointer.exec(path)?.[1] ?? dirname(path);

/** Checked signatures to remember: servers read a merchant's release for each page. */
const REMEMBERED = 50_000;

const notSigned = (path: string): ReleaseError =>
  new ReleaseError(
    'not-signed',
    `${path} has no signature of a trusted key: it was changed, or never signed. Find out who wrote it. To start with signatures, or with a new key: release sign.`,
  );

/**
 * Wraps a store so that it reads only what a trusted key has signed, and signs what it writes, with a signing key.
 * `read` rejects with ReleaseError `not-signed`, `file-unlisted` or `file-changed`, and resolves to undefined for a
 * missing file as before. So no command uses, and no operator builds upon, what somebody else wrote.
 */
export function signedStore(store: Store, { signingKey, trusted }: Keys): Store {
  const keys = signingKey ? [createPublicKey(signingKey), ...trusted] : trusted;
  const lists = new Map<string, FileList>();
  const checked = new LRUCache<string, true>({ max: REMEMBERED });

  async function checkSignature(path: string, bytes: Buffer): Promise<void> {
    const folder = signatureFolder(path);
    const content = `${folder} ${hashOf(bytes)}`;
    if (checked.has(content)) return;
    if (!(await isSigned(store, folder, bytes, keys))) throw notSigned(path);
    checked.set(content, true);
  }

  /** A version never changes, so its list is read once. */
  async function listOf(folder: string): Promise<FileList> {
    const known = lists.get(folder) ?? (await readList({ read }, folder));
    if (!known) throw notSigned(`${folder}/${LIST}`);
    lists.set(folder, known);
    return known;
  }

  async function read(path: string): Promise<Buffer | undefined> {
    const bytes = await store.read(path);
    if (!bytes || isSignature(path)) return bytes;
    const [, folder, file] = ofVersion.exec(path) ?? [];
    if (folder === undefined || file === undefined || file === LIST) await checkSignature(path, bytes);
    else checkListed(await listOf(folder), folder, file, bytes);
    return bytes;
  }

  return {
    ...store,
    read,
    unverified: store,
    add: async (path, bytes) => {
      // The signature first, so that no file is ever without one.
      if (signingKey && signedAlone.test(path)) await addSignature(store, dirname(path), bytes, signingKey);
      await store.add(path, bytes);
    },
  };
}
