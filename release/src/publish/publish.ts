import pLimit from 'p-limit';
import { type Build, buildBase, describe, descriptionName, pieceName } from '../build/build';
import { readFiles } from '../build/read-files';
import { taggedVersion } from '../build/tag';
import { verifyBuild } from '../build/verify';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { compress, encodings } from './compress';

/** A build as it stands in the store. */
export interface Published {
  readonly kind: Build['kind'];
  /** `shell`, or the remote's name. */
  readonly name: string;
  /** The version to assemble a release with; it differs from the package's when it was tagged. */
  readonly version: string;
  /** The folder of the address, with a slash at its end. */
  readonly base: string;
  /** Whether it was not published before. */
  readonly isNew: boolean;
}

export interface PublishOptions {
  /** Append a tag of the content to the version: for local builds, which change without a new version. */
  readonly tagged?: boolean;
  /** Compress quickly instead of well. */
  readonly fast?: boolean;
  /** Check the build and write nothing. */
  readonly dry?: boolean;
  /** Is told of each file that is in the store, and how many there will be. */
  readonly onFile?: (total: number) => void;
}

const FILES_AT_ONCE = 8;
const text = /\.(m?js|css|json|svg|html|txt|webmanifest)$/;

async function addWithSiblings(store: Store, path: string, bytes: Buffer, fast: boolean): Promise<void> {
  await store.add(path, bytes);
  if (!text.test(path)) return;
  const standing = await Promise.all(encodings.map(({ ending }) => store.has(path + ending)));
  if (standing.every(Boolean)) return;
  const compressed = await compress(bytes, { fast });
  for (const [i, { name, ending }] of encodings.entries()) {
    // What stands there already may come from another zlib: other bytes, but the same content.
    if (!standing[i] && compressed[name].length < bytes.length)
      await store.add(path + ending, compressed[name]);
  }
}

function retagged(of: Build, version: string): Build {
  return of.kind === 'shell'
    ? { kind: of.kind, build: { ...of.build, version } }
    : { kind: of.kind, build: { ...of.build, version } };
}

/**
 * Puts a built shell or remote (its dist folder) into the store, with compressed copies of its text files.
 * Publishing the same build again changes nothing. Throws ReleaseError: `build-invalid`, `file-missing`,
 * `file-changed`, `file-unlisted`, or `version-changed` when the version is published with other content.
 */
export async function publish(
  store: Store,
  distDir: string,
  { tagged = false, fast = false, dry = false, onFile = () => undefined }: PublishOptions = {},
): Promise<Published> {
  const files = await readFiles(distDir);
  const described = describe(files);
  files.delete(descriptionName(described));
  verifyBuild(described, files);

  const of = tagged ? retagged(described, taggedVersion(described, files)) : described;
  const base = buildBase(of);
  const description = Buffer.from(JSON.stringify(of.build));
  const standing = await store.read(base + descriptionName(of));
  if (standing && !standing.equals(description)) {
    throw new ReleaseError(
      'version-changed',
      `${pieceName(of)} ${of.build.version} is published already and has other content. Give the build a new version.`,
    );
  }
  const published = { kind: of.kind, name: pieceName(of), version: of.build.version, base, isNew: !standing };
  if (dry) return published;
  const limit = pLimit(FILES_AT_ONCE);
  const adding = [...files].map(([name, bytes]) =>
    limit(async () => {
      await addWithSiblings(store, base + name, bytes, fast);
      onFile(files.size);
    }),
  );
  await Promise.all(adding);
  // Last, because a version exists from the moment on that its description does.
  await store.add(base + descriptionName(of), description);
  return published;
}
