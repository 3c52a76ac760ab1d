import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailableAnswer } from './error-responses';
import type { UpstreamProxy } from './upstream';

/** Origins of dev servers by the folder of their piece, for example `remote-games`. */
export type DevServers = Readonly<Record<string, string>>;

/** Forwards the host and origin of the page. A dev server checks them to refuse other sites. */
const withHostAndOrigin = (headers: object, { headers: { host, origin } }: FastifyRequest) => ({
  ...headers,
  ...(host === undefined ? {} : { host }),
  ...(origin === undefined ? {} : { origin }),
});

/** `rewriteRequestHeaders` is documented, but missing in the types of the proxy. */
const webSocketOptions = { followRedirects: false, rewriteRequestHeaders: withHostAndOrigin };

/** Proxies `/m/dev/<piece>/` to the dev server of the piece, including the WebSocket of its hot updates. */
export async function serveDevServers(
  app: FastifyInstance,
  proxy: UpstreamProxy,
  servers: DevServers,
): Promise<void> {
  for (const [piece, upstream] of Object.entries(servers)) {
    const prefix = `/m/dev/${piece}`;
    await proxy(
      app,
      {
        upstream,
        prefix,
        rewritePrefix: prefix,
        internalRewriteLocationHeader: false,
        websocket: true,
        wsClientOptions: webSocketOptions,
      },
      (_, headers) => unavailableAnswer(headers),
    );
  }
}
