import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersOf } from '../store/file-headers';
import type { Store } from '../store/store';
import { fileHeaders, missingHeaders } from './headers';
import { acceptedEncodings } from './negotiate';

/** A missing file is never answered with a page: a script that is HTML would only hide the fault. */
export const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', ...missingHeaders })
    .send('Not found');

async function compressed(store: Store, path: string, accept: string | undefined) {
  for (const { name, ending } of acceptedEncodings(accept)) {
    const bytes = await store.read(path + ending);
    if (bytes) return { name, bytes };
  }
  return undefined;
}

/**
 * Serves the store's files, read anew for each request, so that what an operator takes away is gone at once.
 * Of a file that has compressed copies the client gets the smallest that it takes.
 */
export function serveFiles(app: FastifyInstance, store: Store): void {
  for (const folder of ['/m/shell', '/m/remotes', '/m/releases']) {
    app.get(`${folder}/*`, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const path = `${folder}/${request.params['*']}`;
      const whole = await store.read(path);
      if (!whole) return sendMissing(reply);
      const smaller = await compressed(store, path, request.headers['accept-encoding']);
      const { type, cache, encoding = smaller?.name } = headersOf(path);
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .headers({
          'content-type': type,
          'cache-control': cache,
          vary: 'accept-encoding',
          ...fileHeaders,
        })
        .send(smaller?.bytes ?? whole);
    });
  }
}
