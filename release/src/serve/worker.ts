import { assetsOf, factsOf, type ReleaseFile, WORKER_FACTS } from '@tessera/remote/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseRelease } from '../assemble/parse-release';
import { inlineJson } from '../page/markup';
import { pointerPath, type Store } from '../store/store';
import { sendMissing } from './files';
import type { HostTable } from './hosts';

const fresh = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

/** What the worker itself may run and reach. */
const policyOf = ({ merchant }: ReleaseFile): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...(merchant.allow?.connect ?? [])].join(' '),
  ].join('; ');

/**
 * The worker's script: that of the release's shell, after the facts of the release, so that each release brings a new
 * worker. A release that turns the worker off brings one that takes itself away.
 */
async function workerScript(store: Store, release: ReleaseFile): Promise<string | undefined> {
  const file = release.serviceWorker === 'off' ? 'sw-off.js' : 'sw.js';
  const script = await store.read(release.shell.base + file);
  return script && `self.${WORKER_FACTS}=${inlineJson(factsOf(release))};\n${script.toString('utf8')}`;
}

/**
 * Serves what an open page learns of a newer release from: the service worker (R7.23) and the list of its files
 * (R7.22), of the release that the merchant has at this moment.
 */
export function serveWorker(app: FastifyInstance, store: Store, merchantOf: HostTable): void {
  const ofRelease =
    (send: (release: ReleaseFile, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const merchant = merchantOf(request.headers.host);
      const pointer = merchant && (await store.read(pointerPath(merchant.code)));
      if (!pointer) return sendMissing(reply);
      return send(parseRelease(JSON.parse(pointer.toString('utf8'))), reply);
    };

  app.get(
    '/m/sw.js',
    ofRelease(async (release, reply) => {
      const script = await workerScript(store, release);
      if (script === undefined) return sendMissing(reply);
      return reply
        .headers({
          ...fresh,
          'content-type': 'text/javascript; charset=utf-8',
          'content-security-policy': policyOf(release),
        })
        .send(script);
    }),
  );

  for (const path of ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json']) {
    app.get(
      path,
      ofRelease(async (release, reply) =>
        reply
          .headers({ ...fresh, 'content-type': 'application/json; charset=utf-8' })
          .send(assetsOf(release)),
      ),
    );
  }
}
