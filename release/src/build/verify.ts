import { createHash } from 'node:crypto';
import { ReleaseError } from '../release-error';
import type { Build } from './build';

/** The hash of a file as an integrity attribute has it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const runs = /\.(m?js|css)$/;

function referenced({ kind, build }: Build): string[] {
  const catalogs = Object.values(build.catalogs).flat();
  return kind === 'shell'
    ? [...build.main.scripts, ...build.main.styles, ...catalogs]
    : [build.entry, ...Object.values(build.chunks).flat(), ...catalogs];
}

/** Every file that a build names. */
export const namedFiles = (of: Build): readonly string[] => [
  ...new Set([
    ...Object.keys(of.build.integrity),
    ...referenced(of),
    ...(of.kind === 'shell' ? [of.build.early] : []),
  ]),
];

/**
 * Holds a build's files against what it says of them.
 * Throws ReleaseError `file-missing`, `file-changed` (other bytes than the listed hash), or `file-unlisted`: a script
 * or style without a hash would not run in production, so it is better known now.
 */
export function verifyBuild(of: Build, files: ReadonlyMap<string, Uint8Array>): void {
  const { integrity } = of.build;
  const bytesOf = (file: string): Uint8Array => {
    const bytes = files.get(file);
    if (bytes) return bytes;
    throw new ReleaseError('file-missing', `The build names ${file}, which is not there. Build again.`);
  };
  for (const [file, hash] of Object.entries(integrity)) {
    if (integrityOf(bytesOf(file)) === hash) continue;
    throw new ReleaseError('file-changed', `${file} was changed after it was built. Build again.`);
  }
  for (const file of referenced(of)) {
    bytesOf(file);
    if (!runs.test(file) || Object.hasOwn(integrity, file)) continue;
    throw new ReleaseError(
      'file-unlisted',
      `${file} has no hash in the build's integrity list. Build again.`,
    );
  }
  // The early script stands inline, where the page's policy carries its hash.
  if (of.kind === 'shell') bytesOf(of.build.early);
}
