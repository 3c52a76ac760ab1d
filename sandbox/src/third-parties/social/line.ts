import * as v from 'valibot';
import { choicePage } from './consent-page';
import { personChosen } from './people';
import { seal } from '../../common';
import type { FastifyInstance } from 'fastify';

/** The channel of a merchant that LINE knows. */
export const demoLineChannel = '2000000001';

const CONSENT = '/line/consent';
const CODE_LIFE = 600;

/** What LINE demands of an authorisation request. */
const asked = v.object({
  response_type: v.literal('code'),
  client_id: v.literal(demoLineChannel),
  redirect_uri: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
  state: v.pipe(v.string(), v.minLength(1)),
  scope: v.pipe(
    v.string(),
    v.check((scope) => ['profile', 'openid'].every((one) => scope.split(' ').includes(one))),
  ),
  nonce: v.optional(v.string()),
  ui_locales: v.optional(v.string(), 'en'),
});
const consented = v.object({ ...asked.entries, person: v.picklist(['member', 'new', 'nobody']) });

/** LINE's authorise page, and what happens on its buttons: back to the merchant with a code, or with an error. */
export function addLinePages(app: FastifyInstance, authorize: string): void {
  app.get(authorize, async (request, reply) => {
    const query = v.safeParse(asked, request.query);
    if (!query.success) return reply.code(400).send({ error: 'INVALID_REQUEST' });
    const consent = new URL(CONSENT + new URL(request.url, 'http://line').search, 'http://line');
    const language = query.output.ui_locales.split('-')[0]?.toUpperCase() ?? 'EN';
    return reply
      .type('text/html; charset=utf-8')
      .send(choicePage({ provider: 'LINE', language: language === 'ZH' ? 'CN' : language, consent }));
  });

  app.get(CONSENT, async (request, reply) => {
    const query = v.safeParse(consented, request.query);
    if (!query.success) return reply.code(400).send({ error: 'INVALID_REQUEST' });
    const { redirect_uri: redirectUri, state, person } = query.output;
    const back = new URL(redirectUri);
    if (person === 'nobody') {
      back.searchParams.set('error', 'ACCESS_DENIED');
      back.searchParams.set('error_description', 'The user cancelled');
    } else {
      back.searchParams.set('code', seal('line-code', { ...personChosen(person), redirectUri }, CODE_LIFE));
    }
    back.searchParams.set('state', state);
    return reply.redirect(back.href);
  });
}
