import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { changedFile, checkFolder, checkStorable, isStorable } from './paths';
import type { Store } from './store';

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const unlessAbsent = (error: unknown): undefined => {
  if (!absent.has(String(codeOf(error)))) throw error;
};

/** Writes a temporary file next to the target. `settle` moves it into place atomically. */
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

/** Opens a store in a local folder, which any file server can serve. The first write creates the folder. */
export function openFolderStore(dir: string): Store {
  const locate = (path: string): string => {
    checkStorable(path);
    return join(dir, path);
  };
  const open = (path: string): string => {
    checkFolder(path);
    return join(dir, path);
  };

  const read: Store['read'] = async (path) =>
    isStorable(path) ? readFile(locate(path)).catch(unlessAbsent) : undefined;

  const files: Store['files'] = async (folder) => {
    const entries = (await readdir(open(folder), { withFileTypes: true }).catch(unlessAbsent)) ?? [];
    const found = entries
      .filter(({ name }) => !name.startsWith('.'))
      .map(async (entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return files(path);
        const known = await stat(locate(path)).catch(unlessAbsent);
        return known ? [{ path, modified: known.mtime }] : [];
      });
    return (await Promise.all(found)).flat();
  };

  return {
    read,
    files,
    has: async (path) =>
      isStorable(path) && ((await stat(locate(path)).catch(unlessAbsent))?.isFile() ?? false),
    list: async (folder) => {
      const names = (await readdir(open(folder)).catch(unlessAbsent)) ?? [];
      return names.filter((name) => !name.startsWith('.'));
    },
    add: async (path, bytes) =>
      // A link, unlike a rename, fails if the target exists, so it never replaces a file.
      written(locate(path), bytes, async (temporary) => {
        try {
          await link(temporary, locate(path));
        } catch (error) {
          if (codeOf(error) !== 'EEXIST') throw error;
          if (!(await read(path))?.equals(bytes)) throw changedFile(path);
        }
      }),
    // A rename cannot compare and swap. Reading again after each write makes the last writer see all other writes.
    point: async (path, choose) => {
      for (;;) {
        const current = await read(path);
        const chosen = await choose(current);
        if (!chosen || current?.equals(chosen)) return;
        await written(locate(path), chosen, (temporary) => rename(temporary, locate(path)));
      }
    },
    remove: async (path) => {
      await rm(locate(path), { force: true });
      for (let above = dirname(path); above.includes('/', 1); above = dirname(above)) {
        if (
          !(await rmdir(join(dir, above)).then(
            () => true,
            () => false,
          ))
        )
          return;
      }
    },
  };
}
