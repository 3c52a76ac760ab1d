import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileHeaders } from '../page';
import { ReleaseError } from '../release-error';
import { headersOf, type Store } from '../store';
import { acceptedEncodings } from './encoded-response';
import { sendMissing } from './error-responses';

async function compressedCopy(store: Pick<Store, 'read'>, path: string, acceptEncoding: string | undefined) {
  for (const { name, ending } of acceptedEncodings(acceptEncoding)) {
    const bytes = await store.read(path + ending);
    if (bytes) return { name, bytes };
  }
  return undefined;
}

/** Wraps a store so that files that it refuses, because of their signature, do not exist. Reports each file once. */
function withoutRefused(store: Store, report: (fault: unknown) => void): Pick<Store, 'read'> {
  const refused = new Set<string>();
  return {
    read: (path) =>
      store.read(path).catch((fault: unknown) => {
        if (!(fault instanceof ReleaseError)) throw fault;
        if (!refused.has(path)) report(fault);
        refused.add(path);
        return undefined;
      }),
  };
}

/**
 * Serves the files of a store, in the best accepted encoding. Reads them for each request, so that a deleted file
 * disappears at once.
 * @param report called with the error of a file that the store refuses
 */
export function serveFiles(app: FastifyInstance, from: Store, report: (fault: unknown) => void): void {
  const store = withoutRefused(from, report);
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
