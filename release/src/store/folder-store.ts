import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../release-error';
import type { Store } from './store';

/** No part starts with a dot, so neither a folder up nor a file that is still being written can be named. */
const storable = /^\/m(\/\w[\w.-]*)+$/;
const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const unlessAbsent = (error: unknown): undefined => {
  if (!absent.has(String(codeOf(error)))) throw error;
};

/** Writes beside the target and lets `settle` put the whole file in its place. */
async function written(target: string, bytes: Uint8Array, settle: (temporary: string) => Promise<void>) {
  const temporary = join(dirname(target), `.${randomUUID()}.tmp`);
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(temporary, bytes, { flag: 'wx' });
    await settle(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** A store in a folder of this machine, which any file server can serve. The folder is made when first written to. */
export function openFolderStore(dir: string): Store {
  const locate = (path: string): string => {
    if (storable.test(path)) return join(dir, path);
    throw new ReleaseError('path-invalid', `${path} is no path of the store. Paths start with /m/.`);
  };

  const read: Store['read'] = async (path) =>
    storable.test(path) ? readFile(locate(path)).catch(unlessAbsent) : undefined;

  return {
    read,
    has: async (path) =>
      storable.test(path) && ((await stat(locate(path)).catch(unlessAbsent))?.isFile() ?? false),
    list: async (folder) => {
      const names = (await readdir(locate(folder)).catch(unlessAbsent)) ?? [];
      return names.filter((name) => !name.startsWith('.'));
    },
    add: (path, bytes) =>
      // A link, unlike a rename, fails when the target exists: nobody's file is ever replaced.
      written(locate(path), bytes, async (temporary) => {
        try {
          await link(temporary, locate(path));
        } catch (error) {
          if (codeOf(error) !== 'EEXIST') throw error;
          if ((await read(path))?.equals(bytes)) return;
          throw new ReleaseError(
            'version-changed',
            `${path} is published already and has other content. Give the build a new version.`,
          );
        }
      }),
    point: (path, bytes) => written(locate(path), bytes, (temporary) => rename(temporary, locate(path))),
  };
}
