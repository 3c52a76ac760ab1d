import { openFolderStore, publish, type Store } from '@tessera/release';
import { buildPieces } from '../build/build-pieces';
import { type Product, runProduct } from '../product/run-product';
import { inWorkspace, pieces } from '../workspace';
import type { Piece } from './choose-pieces';
import { type DevServer, startDevServer } from './dev-server';
import { devBase, devStore } from './dev-store';

export interface DevOptions {
  /** The pieces that come from dev servers; the others are built. */
  readonly hot: readonly Piece[];
  readonly port: number;
  /** Of the shell's dev server; the remotes' follow. */
  readonly firstDevPort: number;
  /** A real gateway; the sandbox when absent. */
  readonly gateway?: string | undefined;
  /** Folders of sources that stand in for those of the checkout, each named as the piece that it is. */
  readonly places?: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
}

async function publishBuilt(store: Store, built: readonly Piece[]): Promise<Record<string, string>> {
  const bases: Record<string, string> = {};
  for (const piece of built) {
    const { base } = await publish(store, inWorkspace(piece, 'dist'), { tagged: true, fast: true });
    bases[piece] = base;
  }
  return bases;
}

const closeAll = async (servers: readonly DevServer[]) =>
  void (await Promise.all(servers.map((server) => server.close())));

/** Starts the dev servers side by side. When one cannot, the others are ended. @throws DevServerError */
async function startServers({
  hot,
  firstDevPort,
  places = {},
  say,
}: DevOptions): Promise<readonly DevServer[]> {
  const refresh = hot.includes('shell');
  const start = (piece: Piece) =>
    startDevServer({
      piece,
      dir: places[piece] ?? inWorkspace(piece),
      port: firstDevPort + pieces.indexOf(piece),
      refresh,
      say,
    });
  const starts = await Promise.allSettled(hot.map(start));
  const servers = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = starts.find((one) => one.status === 'rejected');
  if (!failed) return servers;
  await closeAll(servers);
  throw failed.reason;
}

/**
 * Shows the merchants as `start` does, with the chosen pieces from dev servers.
 * @throws DevServerError when a dev server does not start, or the system's error when the page's port is taken
 */
export async function runDev(options: DevOptions): Promise<Product> {
  const { hot, port, gateway, say } = options;
  const built = pieces.filter((piece) => !hot.includes(piece));
  await buildPieces(say, built);
  const servers = await startServers(options);
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
