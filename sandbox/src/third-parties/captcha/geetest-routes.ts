import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Captchas } from './captchas';

const BASE = '/wps/sandbox-assets/geetest';
/** Paths of the scripts that pages load. */
export const geetestScripts = { v3: `${BASE}/gt.js`, v4: `${BASE}/gt4.js` } as const;

const source = (file: string) => readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');

/** Serves the captcha's scripts and their calls, on the origin of the pages. */
export function addGeetestRoutes(app: FastifyInstance, { v3, v4 }: Captchas): void {
  for (const [path, file] of [
    [geetestScripts.v3, 'gt.js'],
    [geetestScripts.v4, 'gt4.js'],
  ] as const) {
    const text = source('visitor.js') + source(file);
    app.get(path, (_request, reply) => reply.type('text/javascript').send(text));
  }
  app.get<{ Querystring: { challenge?: string } }>(`${BASE}/v3/solve`, ({ query }) => ({
    result: v3.solve(query.challenge ?? '') ?? null,
  }));
  app.get<{ Querystring: { captcha_id?: string } }>(`${BASE}/v4/load`, ({ query }) => ({
    result: v4.load(query.captcha_id ?? '') ?? null,
  }));
  app.get<{ Querystring: { lot_number?: string } }>(`${BASE}/v4/solve`, ({ query }) => ({
    result: v4.solve(query.lot_number ?? '') ?? null,
  }));
}
