import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store';
import { contentType } from './content-type';
import { fileHeaders, immutable, missingHeaders, pointerAge } from './headers';
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
  const serveFolder = (folder: string, cache: (file: string) => string) =>
    app.get(`${folder}/*`, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const path = `${folder}/${request.params['*']}`;
      const whole = await store.read(path);
      if (!whole) return sendMissing(reply);
      const smaller = await compressed(store, path, request.headers['accept-encoding']);
      if (smaller) reply.header('content-encoding', smaller.name);
      return reply
        .headers({
          'content-type': contentType(path),
          'cache-control': cache(path),
          vary: 'accept-encoding',
          ...fileHeaders,
        })
        .send(smaller?.bytes ?? whole);
    });
  serveFolder('/m/shell', () => immutable);
  serveFolder('/m/remotes', () => immutable);
  serveFolder('/m/releases', (path) => (/\/\d+\.json$/.test(path) ? immutable : pointerAge));
}
