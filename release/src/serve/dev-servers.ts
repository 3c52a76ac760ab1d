import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Origins of dev servers by the folder of their piece, such as `remote-games`. */
export type DevServers = Readonly<Record<string, string>>;

/** The page's own host and origin: by them a dev server tells its page from a stranger's. */
const asTheyCame = (headers: object, { headers: { host, origin } }: FastifyRequest) => ({
  ...headers,
  ...(host === undefined ? {} : { host }),
  ...(origin === undefined ? {} : { origin }),
});

/** The proxy's types do not know the second of these, its documentation does. */
const socket = { followRedirects: false, rewriteRequestHeaders: asTheyCame };

/** Hands what comes under `/m/dev/<piece>/` to that piece's dev server, and the socket of its hot updates too. */
export async function serveDevServers(app: FastifyInstance, servers: DevServers): Promise<void> {
  for (const [piece, upstream] of Object.entries(servers)) {
    const prefix = `/m/dev/${piece}`;
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      internalRewriteLocationHeader: false,
      websocket: true,
      wsClientOptions: socket,
    });
  }
}
