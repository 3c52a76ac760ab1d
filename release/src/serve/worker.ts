import { assetsOf, type ReleaseFile } from '@tessera/remote/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseRelease } from '../assemble/parse-release';
import { pointerPath, type Store } from '../store/store';
import { sendMissing } from './files';
import type { HostTable } from './hosts';
import { sendText } from './send-text';
import { workerPolicy, workerScript } from './worker-script';

/** The release that the merchant of a request has at this moment. */
async function releaseOf(
  { headers }: FastifyRequest,
  store: Store,
  merchantOf: HostTable,
): Promise<ReleaseFile | undefined> {
  const merchant = merchantOf(headers.host);
  const pointer = merchant && (await store.read(pointerPath(merchant.code)));
  return pointer && parseRelease(JSON.parse(pointer.toString('utf8')));
}

/** Serves the service worker of the merchant's release (R7.23). */
export function serveWorker(app: FastifyInstance, store: Store, merchantOf: HostTable): void {
  app.get('/m/sw.js', async (request, reply) => {
    const release = await releaseOf(request, store, merchantOf);
    const text = release && (await workerScript(store, release));
    if (!text) return sendMissing(reply);
    reply.header('content-security-policy', workerPolicy(release));
    return sendText(request, reply, { text, type: 'text/javascript' });
  });
}

const assetLists = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'];

/** Serves the list of the release's files, from which an open page learns that there is a newer one (R7.22). */
export function serveAssetList(app: FastifyInstance, store: Store, merchantOf: HostTable): void {
  for (const path of assetLists) {
    app.get(path, async (request, reply) => {
      const release = await releaseOf(request, store, merchantOf);
      if (!release) return sendMissing(reply);
      return sendText(request, reply, { text: JSON.stringify(assetsOf(release)), type: 'application/json' });
    });
  }
}

/** Serves an empty answer instead, for pages that need not hear of a newer release. */
export function serveNoAssetList(app: FastifyInstance): void {
  for (const path of assetLists) app.get(path, async (_, reply) => reply.code(204).send());
}
