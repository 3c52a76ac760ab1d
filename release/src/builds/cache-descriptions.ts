import type { Store } from '../store';

const description = /^\/m\/(shell|remotes\/[\w.-]+)\/[\w.-]+\/(shell|remote)\.json$/;

/**
 * Wraps a store so that it reads the description of each build once: thousands of merchants share a few builds.
 * Use it for one command only, because `prune` may delete a build later.
 */
export function cacheDescriptions(store: Store): Store {
  const cached = new Map<string, Promise<Buffer | undefined>>();
  return {
    ...store,
    read: (path) => {
      if (!description.test(path)) return store.read(path);
      const read = cached.get(path) ?? store.read(path);
      cached.set(path, read);
      return read;
    },
  };
}
