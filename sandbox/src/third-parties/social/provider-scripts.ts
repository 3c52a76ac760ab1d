import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { languageFromTag, signToken, translate } from '../../common';
import { demoPerson, newPerson } from './people';

const BASE = '/wps/sandbox-assets/social';

/** Paths of the providers' simulated scripts. */
export const providerScripts = {
  google: `${BASE}/google.js`,
  facebook: `${BASE}/facebook.js`,
  liff: `${BASE}/liff.js`,
} as const;

const peopleQuery = v.object({
  kind: v.picklist(['google', 'facebook', 'line-access']),
  lang: v.optional(v.string(), 'en'),
});

/** Serves the scripts, and the people that a visitor chooses from, each with a signed token. */
export function addProviderScripts(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${BASE}/:file`, async ({ params: { file } }, reply) => {
    const name = Object.keys(providerScripts).find((known) => file === `${known}.js`);
    if (!name) return reply.code(404).send({ error: 'Unknown script' });
    const source = await readFile(new URL(`./page/${name}.js`, import.meta.url), 'utf8');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(source);
  });

  app.get(`${BASE}/people`, async ({ query }, reply) => {
    const { kind, lang } = v.parse(peopleQuery, query);
    const language = languageFromTag(lang);
    reply.header('cache-control', 'no-store');
    return {
      title: translate(language, 'social.title'),
      cancel: translate(language, 'social.cancel'),
      people: [
        { name: demoPerson.name, token: signToken(kind, { ...demoPerson }) },
        { name: translate(language, 'social.new_person'), token: signToken(kind, { ...newPerson() }) },
      ],
    };
  });
}
