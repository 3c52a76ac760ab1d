import { readFile } from 'node:fs/promises';
import { networkNames } from '@tessera/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { NETWORKS } from './networks';
import type { TrackedEvents } from './tracked-events';

const hit = v.pipe(v.string(), v.parseJson(), v.object({ network: v.string(), args: v.unknown() }));

/** Serves the scripts of the networks, which report every call of a page, and the postback of an affiliate. */
export function addNetworkPages(app: FastifyInstance, tracked: TrackedEvents): void {
  app.get<{ Params: { file: string } }>(`${NETWORKS}/:file`, async ({ params: { file } }, reply) => {
    const name = networkNames.find((known) => file === `${known}.js`);
    if (!name) return reply.code(404).send({ error: 'No such script' });
    const [report, script] = await Promise.all(
      ['report', name].map((part) => readFile(new URL(`./page/${part}.js`, import.meta.url), 'utf8')),
    );
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(`(() => {\n${report}\n${script}\n})();`);
  });

  app.post(`${NETWORKS}/hit`, async ({ body }, reply) => {
    const parsed = v.safeParse(hit, body);
    if (parsed.success) tracked.hit(parsed.output);
    return reply.code(parsed.success ? 204 : 400).send();
  });

  app.get(`${NETWORKS}/postback`, async ({ query }, reply) => {
    tracked.hit({ network: 'affiliate', args: query });
    return reply.code(204).send();
  });
}
