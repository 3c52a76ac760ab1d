import type { ReleaseFile } from '@tessera/remote/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostTable } from '../merchants';
import { assetList, workerPolicy, workerScript } from '../page';
import { currentRelease } from '../releases';
import type { ReadableStore } from '../store';
import { sendMissing } from './error-responses';
import { sendText } from './send-text';

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
