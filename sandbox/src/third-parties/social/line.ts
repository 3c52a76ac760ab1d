import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { httpUrl, signToken } from '../../common';
import { sendConsentPage } from './consent-page';
import { choices, personChosen } from './people';

/** The LINE channel of every merchant. */
export const demoLineChannel = '2000000001';

const CONSENT = '/line/consent';
/** Lifetime of an authorisation code, in seconds. */
const CODE_LIFETIME = 600;

/** The parameters that LINE requires in an authorisation request. */
const authorizeQuery = v.object({
  response_type: v.literal('code'),
  client_id: v.literal(demoLineChannel),
  redirect_uri: httpUrl,
  state: v.pipe(v.string(), v.minLength(1)),
  scope: v.pipe(
    v.string(),
    v.check((scope) => ['profile', 'openid'].every((one) => scope.split(' ').includes(one))),
  ),
  nonce: v.optional(v.string()),
  ui_locales: v.optional(v.string(), 'en'),
});
const consentQuery = v.object({ ...authorizeQuery.entries, person: v.picklist(choices) });

/** LINE's authorise page, and its redirect to the merchant with a code or an error. */
export function addLinePages(app: FastifyInstance, authorizePath: string): void {
  app.get(authorizePath, async (request, reply) => {
    const query = v.safeParse(authorizeQuery, request.query);
    if (!query.success) return reply.code(400).send({ error: 'INVALID_REQUEST' });
    return sendConsentPage(reply, {
      provider: 'LINE',
      languageTag: query.output.ui_locales,
      path: CONSENT,
      requestUrl: request.url,
    });
  });

  app.get(CONSENT, async (request, reply) => {
    const query = v.safeParse(consentQuery, request.query);
    if (!query.success) return reply.code(400).send({ error: 'INVALID_REQUEST' });
    const { redirect_uri: redirectUri, state } = query.output;
    const person = personChosen(query.output.person);
    const back = new URL(redirectUri);
    if (person) {
      back.searchParams.set('code', signToken('line-code', { ...person, redirectUri }, CODE_LIFETIME));
    } else {
      back.searchParams.set('error', 'ACCESS_DENIED');
      back.searchParams.set('error_description', 'The user cancelled');
    }
    back.searchParams.set('state', state);
    return reply.redirect(back.href);
  });
}
