import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileName } from '@tessera/remote/release';
import * as v from 'valibot';
import { messageOf } from '../fault';
import { ReleaseError } from '../release-error';

/** Skips hidden files, compressed copies (publishing creates them) and source maps (not for the public). */
const skipped = /(^|\/)\.|\.(br|gz|map)$/;

/**
 * Reads all files of a build's folder.
 * @returns the bytes by file name, relative to the folder
 * @throws ReleaseError `build-invalid` if the folder does not exist or a file name is not valid in a URL
 */
export async function readFiles(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new ReleaseError(
      'build-invalid',
      `${dir} cannot be read: ${messageOf(error)}. Build the piece first.`,
    );
  });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !skipped.test(name))
    .sort();
  const bad = names.find((name) => !v.is(fileName, name));
  if (bad !== undefined) {
    throw new ReleaseError(
      'build-invalid',
      `The file name "${bad}" cannot be published. Use letters, digits, dots, dashes and underscores.`,
    );
  }
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name))] as const)),
  );
}
