import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileName } from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';

/** Left behind by the system, made anew when publishing, or (source maps) for ourselves and not for members. */
const skipped = /(^|\/)\.|\.(br|gz|map)$/;

/**
 * Every file of a build's folder by its name within the folder.
 * Throws ReleaseError `build-invalid` for a folder that is not there and for a name that no address can carry.
 */
export async function readFiles(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ReleaseError('build-invalid', `${dir} cannot be read. Build the piece first.`);
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
