import type { Store } from './store';

const description = /^\/m\/(shell|remotes\/[\w.-]+)\/[\w.-]+\/(shell|remote)\.json$/;

/**
 * The same store, asked once for each build's description: thousands of merchants share a few builds, and a
 * description never changes. For one command's time, since a build may be taken away later.
 */
export function rememberBuilds(store: Store): Store {
  const known = new Map<string, Promise<Buffer | undefined>>();
  return {
    ...store,
    read: (path) => {
      if (!description.test(path)) return store.read(path);
      const read = known.get(path) ?? store.read(path);
      known.set(path, read);
      return read;
    },
  };
}
