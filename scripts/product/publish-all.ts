import { assemble, type Merchant, openFolderStore, publish, type Store } from '@tessera/release';
import { inWorkspace, pieces } from '../workspace';

/** Where a piece's build lies, when it is not in its own dist folder. */
export type BuildPlaces = Readonly<Record<string, string>>;

/** Publishes every built piece into a store and points all merchants at it; `off` takes their service workers away. */
export async function publishAll(
  storeDir: string,
  merchants: readonly Merchant[],
  places: BuildPlaces = {},
  serviceWorker?: 'off',
): Promise<Store> {
  const store = openFolderStore(storeDir);
  const remotes: Record<string, { version: string; weight: number }[]> = {};
  let shell = '';
  for (const piece of pieces) {
    // Local builds change without a new version; the tag keeps every path immutable all the same.
    const { kind, name, version } = await publish(store, places[piece] ?? inWorkspace(piece, 'dist'), {
      tagged: true,
      fast: true,
    });
    if (kind === 'shell') shell = version;
    else remotes[name] = [{ version, weight: 1 }];
  }
  for (const merchant of merchants) {
    await assemble(store, { merchant, shell, remotes, ...(serviceWorker ? { serviceWorker } : {}) });
  }
  return store;
}
