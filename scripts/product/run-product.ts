import { type Merchant, type ServeOptions, type Store, serve } from '@tessera/release';
import { startSandbox } from '@tessera/sandbox';
import { inWorkspace } from '../workspace';
import { type DemoMerchant, demoHosts } from './demo-hosts';
import { type BuildPlaces, publishAll } from './publish-all';

export interface ProductOptions {
  readonly port: number;
  /** A real gateway; the sandbox when absent. */
  readonly gateway?: string | undefined;
  /** Names the folders of the store and of the sandbox's data, so that several products do not share them. */
  readonly name?: string;
  readonly places?: BuildPlaces;
  /** The merchants of product and sandbox; those of the demo when absent. */
  readonly merchants?: readonly DemoMerchant[];
  /** Whether the sandbox's games have plain PNG pictures, which a browser without a GPU draws faster. */
  readonly bitmaps?: boolean;
  /** Opens the store to serve, in a folder; one with every built piece by default. */
  readonly open?: (dir: string, merchants: readonly Merchant[]) => Promise<Store>;
  readonly devServers?: ServeOptions['devServers'];
  /** Origin of the identity service's emulator, in place of the sandbox's own stand-in. */
  readonly identityEmulator?: string;
}

export interface Product {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built pieces for every demo merchant, with the sandbox behind them unless a gateway is given. */
export async function runProduct({
  port,
  gateway,
  name = 'start',
  places,
  merchants: known,
  bitmaps = false,
  open = (dir, merchants) => publishAll(dir, merchants, places),
  devServers,
  identityEmulator,
}: ProductOptions): Promise<Product> {
  const merchants = demoHosts(identityEmulator !== undefined, known);
  const sandbox = gateway
    ? undefined
    : await startSandbox({
        dataDir: inWorkspace('.tessera', name, 'sandbox'),
        bitmaps,
        ...(known && { merchants: known }),
        ...(identityEmulator !== undefined && { identityEmulator }),
      });
  const store = await open(inWorkspace('.tessera', name, 'store'), merchants);
  const served = await serve({
    store,
    port,
    gateway: gateway ?? sandbox?.url ?? '',
    merchants,
    sandbox: sandbox !== undefined,
    // Another server of this machine, such as nginx, can be in front.
    trust: ['127.0.0.1'],
    ...(devServers ? { devServers } : {}),
  });
  return {
    url: served.url,
    close: async () => {
      await served.close();
      await sandbox?.close();
    },
  };
}
