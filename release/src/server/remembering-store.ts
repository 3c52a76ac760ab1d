import type { ReadableStore } from '../store';

/** Time in ms to wait for the store if the file is in memory. */
const PATIENCE = 2_000;

const afterPatience = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`the store has not answered within ${PATIENCE} ms`)), PATIENCE).unref();
  });

/**
 * Reads from a store, and from memory if the store fails or hangs. Remembers every file that was read: only for the
 * merchants' pointers and the few files of a shell that pages need.
 * @param report called with the error when the store begins to fail for a file
 */
export function rememberingStore(store: ReadableStore, report: (fault: unknown) => void): ReadableStore {
  const known = new Map<string, Buffer>();
  const failing = new Set<string>();
  return {
    async read(path) {
      const remembered = known.get(path);
      try {
        const reading = store.read(path);
        const bytes = await (remembered ? Promise.race([reading, afterPatience()]) : reading);
        failing.delete(path);
        if (bytes && remembered?.equals(bytes)) return remembered;
        if (bytes) known.set(path, bytes);
        else known.delete(path);
        return bytes;
      } catch (fault) {
        if (!failing.has(path)) report(fault);
        failing.add(path);
        if (!remembered) throw fault;
        return remembered;
      }
    },
  };
}
