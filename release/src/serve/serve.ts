import fastify from 'fastify';
import type { Merchant } from '../merchant/merchant';
import type { Store } from '../store/store';
import { type DevServers, serveDevServers } from './dev-servers';
import { serveFiles } from './files';
import { serveGateway } from './gateway';
import { type HostTable, hostTable } from './hosts';
import { serveIdentity } from './identity';
import { pageMaker } from './made-page';
import { servePages } from './pages';
import { sendUnavailable } from './unavailable';
import { serveAssetList, serveNoAssetList, serveWorker } from './worker';

export interface ServeOptions {
  readonly store: Store;
  /** 0 takes a free one. */
  readonly port: number;
  /** Address to listen on; this machine only by default. */
  readonly host?: string;
  /** Origin of the gateway, to which `/wps/` goes. */
  readonly gateway: string;
  /** The first is shown under bare `localhost` and `127.0.0.1`. */
  readonly merchants: readonly Merchant[];
  /**
   * Serve development builds: these servers under `/m/dev/<piece>/`, a policy that lets them evaluate and talk to
   * their sockets, and pages made anew for every request, which hear of no newer release.
   */
  readonly devServers?: DevServers;
  /** Hand `/__sandbox/` to the gateway too; never where strangers reach the server. */
  readonly sandbox?: boolean;
  /** Is told what went wrong while serving; standard error by default. */
  readonly report?: (fault: unknown) => void;
}

export interface Served {
  /** Origin under which the server answers. */
  readonly url: string;
  /** Serves these from here on. Throws ReleaseError `merchant-invalid` or `host-conflict`, and then keeps the old ones. */
  setMerchants(merchants: readonly Merchant[]): void;
  /** Stops answering and ends what is under way. */
  close(): Promise<void>;
}

/**
 * Serves releases: the store's files, each merchant's page by host name, and the gateway behind it.
 * Throws ReleaseError `merchant-invalid` or `host-conflict`, and the system's error for a port that is taken.
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { store, gateway, merchants, port, host = '127.0.0.1', devServers } = options;
  const { report = (fault: unknown) => console.error(fault) } = options;
  let table = hostTable(merchants);
  const merchantOf: HostTable = (host) => table(host);

  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!merchantOf(request.headers.host)) return sendUnavailable(request, reply, 404);
  });
  app.setNotFoundHandler((request, reply) => sendUnavailable(request, reply, 404));
  serveFiles(app, store);
  serveWorker(app, store, merchantOf);
  if (devServers) {
    await serveDevServers(app, devServers);
    serveNoAssetList(app);
  } else {
    serveAssetList(app, store, merchantOf);
  }
  servePages(app, merchantOf, pageMaker({ store, dev: devServers !== undefined, report }));
  await serveIdentity(app, merchantOf);
  await serveGateway(app, '/wps', gateway);
  if (options.sandbox) await serveGateway(app, '/__sandbox', gateway);

  const url = await app.listen({ port, host });
  return {
    url: url.replace('0.0.0.0', '127.0.0.1'),
    setMerchants: (known) => {
      table = hostTable(known);
    },
    close: () => app.close(),
  };
}
