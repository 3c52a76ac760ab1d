import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileHeaders } from '../page';
import { headersOf, type Store } from '../store';
import { acceptedEncodings } from './encoded-response';
import { sendMissing } from './error-responses';

async function compressedCopy(store: Store, path: string, acceptEncoding: string | undefined) {
  for (const { name, ending } of acceptedEncodings(acceptEncoding)) {
    const bytes = await store.read(path + ending);
    if (bytes) return { name, bytes };
  }
  return undefined;
}

/**
 * Serves the files of the store, in the best accepted encoding. Reads them for each request, so that a deleted file
 * disappears at once.
 */
export function serveFiles(app: FastifyInstance, store: Store): void {
  for (const folder of ['/m/shell', '/m/remotes', '/m/releases']) {
    app.get(`${folder}/*`, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const path = `${folder}/${request.params['*']}`;
      const original = await store.read(path);
      if (!original) return sendMissing(reply);
      const copy = await compressedCopy(store, path, request.headers['accept-encoding']);
      const { type, cache, encoding = copy?.name } = headersOf(path);
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .headers({
          'content-type': type,
          'cache-control': cache,
          vary: 'accept-encoding',
          ...fileHeaders,
        })
        .send(copy?.bytes ?? original);
    });
  }
}
