import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Captchas } from './captchas';

const PLACE = '/wps/sandbox-assets/geetest';
export const scripts = { v3: `${PLACE}/gt.js`, v4: `${PLACE}/gt4.js` } as const;

const source = (file: string) => readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');

/** The captcha service's own scripts and what they ask it, on the origin of the pages. */
export function addGeetestRoutes(app: FastifyInstance, { v3, v4 }: Captchas): void {
  for (const [path, file] of [
    [scripts.v3, 'gt.js'],
    [scripts.v4, 'gt4.js'],
  ] as const) {
    const text = source('visitor.js') + source(file);
    app.get(path, (_request, reply) => reply.type('text/javascript').send(text));
  }
  app.get<{ Querystring: { challenge?: string } }>(`${PLACE}/v3/solve`, ({ query }) => ({
    result: v3.solve(query.challenge ?? '') ?? null,
  }));
  app.get<{ Querystring: { captcha_id?: string } }>(`${PLACE}/v4/load`, ({ query }) => ({
    result: v4.load(query.captcha_id ?? '') ?? null,
  }));
  app.get<{ Querystring: { lot_number?: string } }>(`${PLACE}/v4/solve`, ({ query }) => ({
    result: v4.solve(query.lot_number ?? '') ?? null,
  }));
}
