import fastify from 'fastify';
import { collectorAddress } from '../gateway-address';
import { listen } from '../listen';
import { type HostTable, hostTable, hstsHeader, type Merchant } from '../merchants';
import { LONGEST_LINE, readForwarded } from '../requests';
import type { Store } from '../store';
import { serveCollectors } from './collectors';
import { type DevServers, serveDevServers } from './dev-servers';
import { serveFiles } from './files';
import { serveGateway } from './gateway';
import { serveIdentity } from './identity';
import { pageCache } from './page-cache';
import { servePages } from './pages';
import { answerUnreadable, refuseRequests, routedUrl } from './refused-requests';
import { rememberingStore } from './remembering-store';
import { upstreamProxy } from './upstream';
import { serveAssetList, serveNoAssetList, serveWorker } from './worker';

export interface ServeOptions {
  readonly store: Store;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Address to listen on. Default: 127.0.0.1. */
  readonly host?: string;
  /** Origin of the gateway, which gets all requests under `/wps/`. */
  readonly gateway: string;
  /** Addresses of the collectors that get the beacons of pages in place of the gateway. Default: none. */
  readonly collectors?: readonly string[];
  /** `localhost` and `127.0.0.1` show the first one. */
  readonly merchants: readonly Merchant[];
  /**
   * Serve development builds: proxies these servers under `/m/dev/<piece>/`, allows `eval` and WebSockets in the
   * content security policy, renders pages for every request, and hides new releases from open pages.
   */
  readonly devServers?: DevServers;
  /** Also proxy `/__sandbox/` to the gateway. Only for a server that is not public. */
  readonly sandbox?: boolean;
  /** Addresses and networks of the proxies in front, whose `X-Forwarded-*` headers are used. Default: none. */
  readonly trust?: readonly string[];
  /**
   * File with the authorities whose certificates the gateway and identity projects may have, in PEM format. Default:
   * those that Node trusts.
   */
  readonly trustedCa?: string | undefined;
  /** Time in ms for a client to send a whole request. Default: 60 s. */
  readonly requestTimeout?: number;
  /** Time in ms for the gateway to begin its answer, and between two parts of it. Default: 60 s. */
  readonly answerTimeout?: number;
  /** Called with errors of rendering, and of upstreams that are not reached. Default: prints to standard error. */
  readonly report?: (fault: unknown) => void;
}

export interface Served {
  /** Origin of the server. */
  readonly url: string;
  /**
   * Replaces the merchants.
   * @throws ReleaseError `merchant-invalid` or `host-conflict`; the server then keeps the old merchants
   */
  setMerchants(merchants: readonly Merchant[]): void;
  /** Closes the server and all open connections. */
  close(): Promise<void>;
}

const HSTS = 'strict-transport-security';

/**
 * Starts a server for the store's files, each merchant's page by host name, and the gateway.
 * @throws ReleaseError `merchant-invalid`, `host-conflict`, `option-invalid`, `file-unreadable` or `port-unavailable`
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { store, gateway, collectors = [], merchants, port, host = '127.0.0.1', devServers } = options;
  const { report = (fault: unknown) => console.error(fault), trust = [] } = options;
  const { requestTimeout = 60_000, answerTimeout = 60_000 } = options;
  const proxy = await upstreamProxy({ trustedCa: options.trustedCa, report, answerTimeout });
  let table = hostTable(merchants);
  const merchantOf: HostTable = (host) => table(host);

  const app = fastify({
    forceCloseConnections: true,
    trustProxy: trust.length > 0 && [...trust],
    // A body that never ends would keep one of the connections to the gateway.
    requestTimeout,
    // Node ignores a requestTimeout that is shorter than the headersTimeout.
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 2,
      maxHeaderSize: LONGEST_LINE,
      // Node's own answer has no words.
      requireHostHeader: false,
    },
    rewriteUrl: routedUrl,
    clientErrorHandler: answerUnreadable,
  });
  app.addHook('onRequest', async ({ raw }) => readForwarded(raw.headers));
  refuseRequests(app, merchantOf, report);
  app.addHook('onSend', async (request, reply) => {
    const hsts = merchantOf(request.headers.host)?.hsts;
    // The merchant decides for its hosts, not the gateway or the identity project behind them.
    reply.removeHeader(HSTS);
    // Browsers ignore it over plain http, and RFC 6797 forbids it.
    if (hsts && request.protocol === 'https') reply.header(HSTS, hstsHeader(hsts));
  });
  serveFiles(app, store, report);
  const remembering = rememberingStore(store, report);
  const source = { store: remembering, merchantOf, report };
  serveWorker(app, source);
  if (devServers) {
    await serveDevServers(app, proxy, devServers);
    serveNoAssetList(app);
  } else {
    serveAssetList(app, source);
  }
  servePages(app, merchantOf, pageCache({ store: remembering, dev: devServers !== undefined, report }));
  await serveIdentity(app, proxy, merchantOf);
  if (collectors.length > 0) serveCollectors(app, collectors.map(collectorAddress));
  await serveGateway(app, proxy, '/wps', gateway);
  if (options.sandbox) await serveGateway(app, proxy, '/__sandbox', gateway);

  const url = await listen(app, { port, host });
  return {
    url: url.replace('0.0.0.0', '127.0.0.1'),
    setMerchants: (known) => {
      table = hostTable(known);
    },
    close: () => app.close(),
  };
}
