import { collect, status } from '@tessera/contract';
import type { FastifyInstance } from 'fastify';
import { LARGEST_BEACON } from '../requests';

/** Time in ms for a collector to answer. */
const TIMEOUT = 2_000;
/** Calls to collectors in progress. More are dropped: collectors that are slow must not fill the memory. */
const MAX_CALLS = 500;

/** Sends calls to the collectors in turn. Never waits and never fails: a beacon may be lost. */
function forwarding(collectors: readonly URL[]) {
  let next = 0;
  let inProgress = 0;
  return (path: string, address: string, init: RequestInit): void => {
    const collector = collectors[next++ % collectors.length];
    if (!collector || inProgress >= MAX_CALLS) return;
    inProgress += 1;
    const headers = { ...init.headers, 'x-forwarded-for': address };
    fetch(new URL(path, collector), { ...init, headers, signal: AbortSignal.timeout(TIMEOUT) })
      .then((answer) => answer.arrayBuffer())
      // Prometheus, which scrapes the collectors, reports one that does not answer.
      .catch(() => undefined)
      .finally(() => {
        inProgress -= 1;
      });
  };
}

/**
 * Sends the beacons of pages to collectors in place of the gateway, and the first call of each page to both, with the
 * visitor's address. Of the headers they get the merchant alone. A page waits for neither.
 */
export function serveCollectors(app: FastifyInstance, collectors: readonly URL[]): void {
  const forward = forwarding(collectors);
  app.addHook('onRequest', async ({ method, url, headers, ip }) => {
    const { merchant } = headers;
    if (method === 'GET' && url.split('?')[0] === status.path && typeof merchant === 'string')
      forward(status.path, ip, { headers: { merchant } });
  });
  // A scope of its own, because the bodies of the other paths are not read.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.post(collect.path, { bodyLimit: LARGEST_BEACON }, (request, reply) => {
      const headers = { 'content-type': 'application/json' };
      forward(collect.path, request.ip, { method: 'POST', headers, body: String(request.body ?? '') });
      return reply.code(204).send();
    });
  });
}
