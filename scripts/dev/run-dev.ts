import { devBase } from '@tessera/build/dev';
import { openFolderStore, publish, type Store } from '@tessera/release';
import { buildPieces } from '../build/build-pieces';
import { type Product, runProduct } from '../product/run-product';
import { inWorkspace, pieces } from '../workspace';
import type { Piece } from './choose-pieces';
import { closeAll, type DevServersOptions, startDevServers } from './dev-servers';
import { devStore } from './dev-store';

export interface DevOptions extends Omit<DevServersOptions, 'page'> {
  readonly port: number;
  /** A real gateway; the sandbox when absent. */
  readonly gateway?: string | undefined;
}

async function publishBuilt(store: Store, built: readonly Piece[]): Promise<Record<string, string>> {
  const bases: Record<string, string> = {};
  for (const piece of built) {
    const { base } = await publish(store, inWorkspace(piece, 'dist'), { tagged: true, fast: true });
    bases[piece] = base;
  }
  return bases;
}

/**
 * Shows the merchants as `start` does, with the chosen pieces from dev servers.
 * @throws DevServerError when a dev server does not start, or the system's error when the page's port is taken
 */
export async function runDev(options: DevOptions): Promise<Product> {
  const { hot, port, gateway, say } = options;
  const built = pieces.filter((piece) => !hot.includes(piece));
  await buildPieces(say, built);
  const servers = await startDevServers(options);
  const devServers = Object.fromEntries(servers.map(({ piece, url }) => [piece, url]));
  try {
    const product = await runProduct({
      port,
      gateway,
      name: `dev-${port}`,
      devServers,
      open: async (dir, merchants) => {
        const published = openFolderStore(dir);
        const served = Object.fromEntries(hot.map((piece) => [piece, devBase(piece)]));
        const bases = { ...served, ...(await publishBuilt(published, built)) };
        return devStore({ published, bases, servers: devServers, merchants });
      },
    });
    return {
      url: product.url,
      close: async () => void (await Promise.all([product.close(), closeAll(servers)])),
    };
  } catch (error) {
    await closeAll(servers);
    throw error;
  }
}
