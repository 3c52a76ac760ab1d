import { assemble, type Merchant, openFolderStore, publish, type Store } from '@tessera/release';
import { inWorkspace, pieces } from '../workspace';

/** The folder of a piece's build, if it is not its dist folder. */
export type BuildPlaces = Readonly<Record<string, string>>;

/** Publishes every built piece into a store and releases it for all merchants; `off` turns their service workers off. */
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
    // Local builds change without a new version; the tag keeps every path immutable.
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
