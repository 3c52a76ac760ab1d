import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { HostTable } from '../merchants';
import { assetList, textHeaders, workerPolicy, workerScript } from '../page';
import { currentRelease, type StoredRelease } from '../releases';
import { compress, type Encoding, type ReadableStore } from '../store';
import { etagOf, sendEncoded } from './encoded-response';
import { sendFailed, sendMissing } from './error-responses';

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

interface Source {
  readonly store: ReadableStore;
  readonly merchantOf: HostTable;
  /** Called with the error of a text that cannot be made, once until it can be made again. */
  readonly report: (fault: unknown) => void;
}

interface ReleaseText {
  readonly text: string;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves a text that is made from the current release of the merchant whose host is requested. Answers with 404 if
 * there is no release or no text, and with 503 if it cannot be made: browsers then keep the service worker that they
 * have.
 */
function serveText(
  app: FastifyInstance,
  path: string,
  { store, merchantOf, report }: Source,
  textOf: (release: StoredRelease) => Promise<ReleaseText | undefined>,
): void {
  const failing = new Set<string>();
  app.get(path, async (request, reply) => {
    const merchant = merchantOf(request.headers.host);
    if (!merchant) return sendMissing(reply);
    try {
      const release = await currentRelease(store, merchant.code);
      const made = release && (await textOf(release));
      failing.delete(merchant.code);
      if (!made) return sendMissing(reply);
      return await sendText(request, reply.headers(made.headers ?? {}), made);
    } catch (fault) {
      if (!failing.has(merchant.code)) report(fault);
      failing.add(merchant.code);
      return sendFailed(reply);
    }
  });
}

/** Serves the service worker of the merchant's release (R7.23). */
export function serveWorker(app: FastifyInstance, source: Source): void {
  serveText(app, '/m/sw.js', source, async (release) => {
    const text = await workerScript(source.store, release);
    if (text === undefined) return undefined;
    return { text, type: 'text/javascript', headers: { 'content-security-policy': workerPolicy(release) } };
  });
}

const assetLists = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'];

/** Serves the list of the release's files. Open pages compare it to detect a new release (R7.22). */
export function serveAssetList(app: FastifyInstance, source: Source): void {
  for (const path of assetLists)
    serveText(app, path, source, async (release) => ({ text: assetList(release), type: 'application/json' }));
}

/** Serves an empty response instead, so that pages do not detect new releases. */
export function serveNoAssetList(app: FastifyInstance): void {
  for (const path of assetLists) app.get(path, async (_, reply) => reply.code(204).send());
}
