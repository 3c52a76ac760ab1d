import type { ReleaseFile } from '@tessera/remote/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { HostTable } from '../merchants';
import { assetList, textHeaders, workerPolicy, workerScript } from '../page';
import { currentRelease } from '../releases';
import { compress, type Encoding, type ReadableStore } from '../store';
import { etagOf, sendEncoded } from './encoded-response';
import { sendMissing } from './error-responses';

/** Compressed texts by ETag. 64 are enough for the worker and the asset list of the busiest merchants. */
const cache = new LRUCache<string, Promise<Record<Encoding, Buffer>>, Buffer>({
  max: 64,
  memoMethod: (_etag, _stale, { context }) => compress(context, { fast: true }),
});

/** Sends a text that changes with each release. Clients revalidate it by its ETag. */
async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type }: { readonly text: string; readonly type: string },
): Promise<FastifyReply> {
  const identity = Buffer.from(text);
  const etag = etagOf(identity);
  reply.headers({ ...textHeaders, 'content-type': `${type}; charset=utf-8` });
  const compressed = await cache.memo(etag, { context: identity });
  return sendEncoded(request, reply, { etag, bodies: { identity, ...compressed } });
}

/** @returns the current release of the merchant whose host was requested */
async function releaseOf(
  { headers }: FastifyRequest,
  store: ReadableStore,
  merchantOf: HostTable,
): Promise<ReleaseFile | undefined> {
  const merchant = merchantOf(headers.host);
  return merchant && currentRelease(store, merchant.code);
}

/** Serves the service worker of the merchant's release (R7.23). */
export function serveWorker(app: FastifyInstance, store: ReadableStore, merchantOf: HostTable): void {
  app.get('/m/sw.js', async (request, reply) => {
    const release = await releaseOf(request, store, merchantOf);
    const text = release && (await workerScript(store, release));
    if (!text) return sendMissing(reply);
    reply.header('content-security-policy', workerPolicy(release));
    return sendText(request, reply, { text, type: 'text/javascript' });
  });
}

const assetLists = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'];

/** Serves the list of the release's files. Open pages compare it to detect a new release (R7.22). */
export function serveAssetList(app: FastifyInstance, store: ReadableStore, merchantOf: HostTable): void {
  for (const path of assetLists) {
    app.get(path, async (request, reply) => {
      const release = await releaseOf(request, store, merchantOf);
      if (!release) return sendMissing(reply);
      return sendText(request, reply, { text: assetList(release), type: 'application/json' });
    });
  }
}

/** Serves an empty response instead, so that pages do not detect new releases. */
export function serveNoAssetList(app: FastifyInstance): void {
  for (const path of assetLists) app.get(path, async (_, reply) => reply.code(204).send());
}
