import pLimit from 'p-limit';
import { checkLicences, SBOM, takeInventory, writeSbom } from '../inventory';
import { ReleaseError } from '../release-error';
import { hashOf, LIST, writeList } from '../signatures';
import { type Store, versionFolder } from '../store';
import { addWithCopies } from './add-with-copies';
import { type Build, describe, descriptionName, pieceName } from './build';
import { descriptionPath } from './published';
import { readFiles } from './read-files';
import { checkAllListed, verifyBuild } from './verify-build';
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
  /** A store that keeps compressed copies by content for later publishing, at the best level. */
  readonly kept?: Store;
  /** Verify the build without writing. */
  readonly dry?: boolean;
  /** Called after each written file with the total number of files. */
  readonly onFile?: (total: number) => void;
}

const CONCURRENT_FILES = 8;

function withVersion(of: Build, version: string): Build {
  return of.kind === 'shell'
    ? { kind: of.kind, build: { ...of.build, version } }
    : { kind: of.kind, build: { ...of.build, version } };
}

/** @returns the bytes of the list of packages in a build */
async function sbomOf(of: Build, dist: string, files: readonly string[]): Promise<Buffer> {
  const texts = new Set(Object.values(of.build.catalogs).flat());
  const inventory = await takeInventory(
    dist,
    files.filter((file) => !texts.has(file)),
  );
  checkLicences(inventory);
  return writeSbom(pieceName(of), of.build.version, inventory);
}

function checkNames(files: ReadonlyMap<string, Buffer>): void {
  const reserved = [SBOM, LIST].find((name) => files.has(name));
  if (reserved === undefined) return;
  throw new ReleaseError(
    'build-invalid',
    `A build cannot contain a file with the name ${reserved}, because publishing writes one. Rename it and build again.`,
  );
}

/**
 * Publishes the dist folder of a shell or remote, with compressed copies of its text files, a list of the packages in
 * it, and a list of the hashes of all its files, which a store with a signing key signs. Idempotent.
 * @throws ReleaseError `build-invalid`, `file-missing`, `file-changed`, `file-unlisted`, `licence-refused`, or
 *   `version-changed` if the version is already published with different content
 */
export async function publish(
  store: Store,
  distDir: string,
  { tagged = false, fast = false, kept, dry = false, onFile = () => undefined }: PublishOptions = {},
): Promise<Published> {
  const files = await readFiles(distDir);
  const described = describe(files);
  const name = pieceName(described);
  files.delete(descriptionName(name));
  checkNames(files);
  verifyBuild(described, files);
  checkAllListed(described, files);

  const of = tagged ? withVersion(described, taggedVersion(described, files)) : described;
  const { version } = of.build;
  const base = versionFolder(name, version);
  const descriptionFile = descriptionPath(name, version);
  const description = Buffer.from(JSON.stringify(of.build));
  // What is being published has no signature yet. It is compared with the build instead.
  const raw = store.unverified ?? store;
  const existing = await raw.read(descriptionFile);
  if (existing && !existing.equals(description)) {
    throw new ReleaseError(
      'version-changed',
      `${name} ${version} is already published with different content. Give the build a new version.`,
    );
  }
  const made = await sbomOf(of, distDir, [...files.keys()]);
  const published = { kind: of.kind, name, version, base, isNew: !existing };
  if (dry) return published;
  // A version that is published already keeps its list, which another machine may have written.
  files.set(SBOM, (existing && (await store.read(base + SBOM))) ?? made);
  const limit = pLimit(CONCURRENT_FILES);
  const writes = [...files].map(([file, bytes]) =>
    limit(async () => {
      const added = await addWithCopies(raw, base + file, bytes, { fast, kept });
      onFile(files.size);
      return added;
    }),
  );
  // One that fails must not leave others that go on after the error.
  await Promise.allSettled(writes);
  const hashed = [...(await Promise.all(writes)).flat(), [descriptionFile, hashOf(description)] as const];
  const list = new Map(hashed.map(([path, hash]) => [path.slice(base.length), hash]));
  await store.add(base + LIST, writeList(list));
  // Last, because a version counts as published as soon as its description exists.
  await store.add(descriptionFile, description);
  return published;
}
