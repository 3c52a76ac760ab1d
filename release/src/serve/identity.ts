import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { HostTable } from './hosts';
import { sendUnavailable } from './unavailable';

/** What the identity service's own script asks its helper for. */
export const identityPaths = ['/__/auth', '/__/firebase'] as const;

/**
 * Hands the identity service's helper pages to the merchant's project, so that they stand on the merchant's own origin:
 * browsers that keep sites apart lose a sign-in by redirect otherwise. A merchant without a project has none.
 */
export async function serveIdentity(app: FastifyInstance, merchantOf: HostTable): Promise<void> {
  for (const prefix of identityPaths) {
    await app.register(proxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      preHandler: async (request, reply) => {
        if (!merchantOf(request.headers.host)?.identity) return sendUnavailable(request, reply, 404);
      },
      replyOptions: {
        getUpstream: ({ headers }) => merchantOf(headers.host)?.identity ?? '',
        retryDelay: () => null,
      },
    });
  }
}
