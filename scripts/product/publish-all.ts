import {
  assemble,
  type Merchant,
  openFolderStore,
  publish,
  type Store,
  setDescriptions,
} from '@tessera/release';
import { inWorkspace, pieces } from '../workspace';

/** The folder of a piece's build, if it is not its dist folder. */
export type BuildPlaces = Readonly<Record<string, string>>;

interface Publishing {
  /** `off` turns the merchants' service workers off. */
  readonly serviceWorker?: 'off' | undefined;
}

/** Publishes builds into a store and releases them for all merchants. @param dir the folder of the store */
export async function publishBuilds(
  dir: string,
  folders: readonly string[],
  merchants: readonly Merchant[],
  { serviceWorker }: Publishing = {},
): Promise<Store> {
  const store = openFolderStore(dir);
  // As for production: the budget of the first visit counts what is sent.
  const kept = openFolderStore(inWorkspace('.tessera/compressed'));
  const remotes: Record<string, { version: string; weight: number }[]> = {};
  let shell = '';
  for (const folder of folders) {
    // Local builds change without a new version; the tag keeps every path immutable.
    const { kind, name, version } = await publish(store, folder, { tagged: true, kept });
    if (kind === 'shell') shell = version;
    else remotes[name] = [{ version, weight: 1 }];
  }
  for (const merchant of merchants) {
    await assemble(store, { merchant, shell, remotes, ...(serviceWorker ? { serviceWorker } : {}) });
  }
  return store;
}

/** Publishes every built piece into a store and releases it for all merchants; `off` turns their service workers off. */
export const publishAll = (
  storeDir: string,
  merchants: readonly Merchant[],
  places: BuildPlaces = {},
  serviceWorker?: 'off',
): Promise<Store> =>
  publishBuilds(
    storeDir,
    pieces.map((piece) => places[piece] ?? inWorkspace(piece, 'dist')),
    merchants,
    { serviceWorker },
  );

/** Also describes the merchants in the store, so that all commands of `release` work on it. */
export async function publishDescribed(storeDir: string, merchants: readonly Merchant[]): Promise<Store> {
  const store = await publishAll(storeDir, merchants);
  await setDescriptions(store, merchants);
  return store;
}
