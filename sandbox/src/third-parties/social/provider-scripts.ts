import * as v from 'valibot';
import { readFile } from 'node:fs/promises';
import { say, seal } from '../../common';
import { demoPerson, newPerson } from './people';
import type { FastifyInstance } from 'fastify';

const BASE = '/wps/sandbox-assets/social';

/** The stand-ins of the scripts that providers give to a page. */
export const providerScripts = {
  google: `${BASE}/google.js`,
  facebook: `${BASE}/facebook.js`,
  liff: `${BASE}/liff.js`,
} as const;

const asked = v.object({
  kind: v.picklist(['google', 'facebook', 'line-access']),
  lang: v.optional(v.string(), 'en'),
});
const languageOf = (tag: string) => {
  const language = tag.split('-')[0]?.toUpperCase() ?? 'EN';
  return language === 'ZH' ? 'CN' : language;
};

/** Serves the scripts, and the people that they let a visitor be. */
export function addProviderScripts(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${BASE}/:file`, async ({ params: { file } }, reply) => {
    const name = Object.keys(providerScripts).find((known) => file === `${known}.js`);
    if (!name) return reply.code(404).send({ error: 'No such script' });
    const source = await readFile(new URL(`./page/${name}.js`, import.meta.url), 'utf8');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(source);
  });

  app.get(`${BASE}/people`, async ({ query }, reply) => {
    const { kind, lang } = v.parse(asked, query);
    const language = languageOf(lang);
    const stranger = newPerson();
    reply.header('cache-control', 'no-store');
    return {
      title: say(language, 'social.title'),
      cancel: say(language, 'social.cancel'),
      people: [
        { name: demoPerson.name, token: seal(kind, { ...demoPerson }) },
        { name: say(language, 'social.new_person'), token: seal(kind, { ...stranger }) },
      ],
    };
  });
}
