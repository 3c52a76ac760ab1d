import type { FastifyInstance } from 'fastify';
import { type HostTable, identityPaths } from '../merchants';
import { sendUnavailable, unavailableAnswer } from './error-responses';
import type { UpstreamProxy } from './upstream';

/**
 * Proxies the identity service's helper pages to the merchant's identity project, so that they have the merchant's own
 * origin. Browsers with storage partitioning would lose a redirect sign-in otherwise. Responds with 404 for a merchant
 * without a project.
 */
export async function serveIdentity(
  app: FastifyInstance,
  proxy: UpstreamProxy,
  merchantOf: HostTable,
): Promise<void> {
  for (const prefix of identityPaths) {
    await proxy(
      app,
      {
        upstream: '',
        prefix,
        rewritePrefix: prefix,
        preHandler: async (request, reply) => {
          if (!merchantOf(request.headers.host)?.identity)
            return sendUnavailable(request, reply, 404, 'home');
        },
        replyOptions: { getUpstream: ({ headers }) => merchantOf(headers.host)?.identity ?? '' },
      },
      (_, headers) => unavailableAnswer(headers),
    );
  }
}
