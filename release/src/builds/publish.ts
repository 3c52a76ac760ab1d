import pLimit from 'p-limit';
import { ReleaseError } from '../release-error';
import { compress, encodings, type Store, versionFolder } from '../store';
import { type Build, describe, descriptionName, pieceName } from './build';
import { descriptionPath } from './published';
import { readFiles } from './read-files';
import { verifyBuild } from './verify-build';
import { taggedVersion } from './version-tag';

/** A published version. */
interface Published {
  readonly kind: Build['kind'];
  /** `shell`, or the name of the remote. */
  readonly name: string;
  /** The published version: that of the package, plus the tag if `tagged` is set. */
  readonly version: string;
  /** Path of the version's folder, with a trailing slash. */
  readonly base: string;
  /** False if the version was already published. */
  readonly isNew: boolean;
}

interface PublishOptions {
  /** Append a hash of the content to the version, for local builds that change without a new version. */
  readonly tagged?: boolean;
  /** Use a low compression level. */
  readonly fast?: boolean;
  /** Verify the build without writing. */
  readonly dry?: boolean;
  /** Called after each written file with the total number of files. */
  readonly onFile?: (total: number) => void;
}

const CONCURRENT_FILES = 8;
const text = /\.(m?js|css|json|svg|html|txt|webmanifest)$/;

async function addWithCopies(store: Store, path: string, bytes: Buffer, fast: boolean): Promise<void> {
  await store.add(path, bytes);
  if (!text.test(path)) return;
  const existing = await Promise.all(encodings.map(({ ending }) => store.has(path + ending)));
  if (existing.every(Boolean)) return;
  const compressed = await compress(bytes, { fast });
  for (const [i, { name, ending }] of encodings.entries()) {
    // An existing copy can have other bytes for the same content, from another zlib version. Keep it.
    if (!existing[i] && compressed[name].length < bytes.length)
      await store.add(path + ending, compressed[name]);
  }
}

function withVersion(of: Build, version: string): Build {
  return of.kind === 'shell'
    ? { kind: of.kind, build: { ...of.build, version } }
    : { kind: of.kind, build: { ...of.build, version } };
}

/**
 * Publishes the dist folder of a shell or remote, with compressed copies of its text files. Idempotent.
 * @throws ReleaseError `build-invalid`, `file-missing`, `file-changed`, `file-unlisted`, or `version-changed` if the
 *   version is already published with different content
 */
export async function publish(
  store: Store,
  distDir: string,
  { tagged = false, fast = false, dry = false, onFile = () => undefined }: PublishOptions = {},
): Promise<Published> {
  const files = await readFiles(distDir);
  const described = describe(files);
  const name = pieceName(described);
  files.delete(descriptionName(name));
  verifyBuild(described, files);

  const of = tagged ? withVersion(described, taggedVersion(described, files)) : described;
  const { version } = of.build;
  const base = versionFolder(name, version);
  const descriptionFile = descriptionPath(name, version);
  const description = Buffer.from(JSON.stringify(of.build));
  const existing = await store.read(descriptionFile);
  if (existing && !existing.equals(description)) {
    throw new ReleaseError(
      'version-changed',
      `${name} ${version} is already published with different content. Give the build a new version.`,
    );
  }
  const published = { kind: of.kind, name, version, base, isNew: !existing };
  if (dry) return published;
  const limit = pLimit(CONCURRENT_FILES);
  const writes = [...files].map(([file, bytes]) =>
    limit(async () => {
      await addWithCopies(store, base + file, bytes, fast);
      onFile(files.size);
    }),
  );
  await Promise.all(writes);
  // Last, because a version counts as published as soon as its description exists.
  await store.add(descriptionFile, description);
  return published;
}
