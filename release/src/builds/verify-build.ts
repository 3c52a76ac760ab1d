import { createHash } from 'node:crypto';
import { ReleaseError } from '../release-error';
import type { Build } from './build';

/** @returns the hash of a file as in an integrity attribute */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const scriptOrStyle = /\.(m?js|css)$/;

function referenced({ kind, build }: Build): string[] {
  const catalogs = Object.values(build.catalogs).flat();
  return kind === 'shell'
    ? [...build.main.scripts, ...build.main.styles, ...catalogs]
    : [build.entry, ...Object.values(build.chunks).flat(), ...catalogs];
}

const hashesIn = ({ build }: Build): Readonly<Record<string, string>> => ({
  ...build.assets,
  ...build.integrity,
});

/** Whether the description has the hash of a file. A release has only `integrity`, where scripts and styles must be. */
const isListed = ({ build }: Build, file: string): boolean =>
  Object.hasOwn(build.integrity, file) || (!scriptOrStyle.test(file) && Object.hasOwn(build.assets, file));

/** @returns all files that a build's description names */
export const namedFiles = (of: Build): readonly string[] => [
  ...new Set([
    ...Object.keys(hashesIn(of)),
    ...referenced(of),
    ...(of.kind === 'shell' ? [of.build.early] : []),
  ]),
];

/**
 * Compares the files of a build with its description.
 * @throws ReleaseError `file-missing`, `file-changed` (the hash differs), or `file-unlisted`: the browser would
 *   refuse a script or style without a hash in production
 */
export function verifyBuild(of: Build, files: ReadonlyMap<string, Uint8Array>): void {
  const bytesOf = (file: string): Uint8Array => {
    const bytes = files.get(file);
    if (bytes) return bytes;
    throw new ReleaseError(
      'file-missing',
      `The build's description names ${file}, which is missing. Build again.`,
    );
  };
  for (const [file, hash] of Object.entries(hashesIn(of))) {
    if (integrityOf(bytesOf(file)) === hash) continue;
    throw new ReleaseError('file-changed', `${file} was changed after it was built. Build again.`);
  }
  for (const file of referenced(of)) {
    bytesOf(file);
    if (!scriptOrStyle.test(file) || isListed(of, file)) continue;
    throw new ReleaseError(
      'file-unlisted',
      `${file} has no hash in the build's integrity list. Build again.`,
    );
  }
  // Builds of earlier tools have no hash of it.
  if (of.kind === 'shell') bytesOf(of.build.early);
}

/**
 * @param files all files of the build, without its description
 * @throws ReleaseError `file-unlisted` for a file without a hash in the description
 */
export function checkAllListed(of: Build, files: ReadonlyMap<string, Uint8Array>): void {
  const unlisted = [...files.keys()].find((file) => !isListed(of, file));
  if (unlisted === undefined) return;
  throw new ReleaseError(
    'file-unlisted',
    `The build's description has no hash of ${unlisted}. Build again with the current @tessera/build, and add no files to the folder afterwards.`,
  );
}
