import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { signToken, verifyToken } from '../../common';

/** Lifetime of a token, in seconds. */
const LIFETIME = 3600;
const API = '/identitytoolkit.googleapis.com/v1';

const signInWithIdp = v.object({ postBody: v.string() });
const lookup = v.object({ idToken: v.string() });

/** By provider id of the service: the contract's channel, and the field and kind of the provider's token. */
const providers = {
  'google.com': { channel: 'google', field: 'id_token', kind: 'google' },
  'facebook.com': { channel: 'facebook', field: 'access_token', kind: 'facebook' },
} as const;
const isProvider = (id: string): id is keyof typeof providers => Object.hasOwn(providers, id);

const errorBody = (message: string) => ({ error: { code: 400, message, errors: [{ message }] } });

/** The REST calls of the identity service for a sign-in by credential, at the paths of its emulator. */
export function addIdentityService(app: FastifyInstance): void {
  app.register(async (service) => {
    service.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': 'GET, POST',
      });
    });
    service.options(`${API}/*`, (_request, reply) => reply.code(204).send());

    service.post(`${API}/accounts::signInWithIdp`, async ({ body }, reply) => {
      const sent = v.safeParse(signInWithIdp, body);
      const post = new URLSearchParams(sent.success ? sent.output.postBody : '');
      const providerId = post.get('providerId') ?? '';
      const provider = isProvider(providerId) ? providers[providerId] : undefined;
      const person = provider && verifyToken(provider.kind, post.get(provider.field) ?? '');
      if (!provider || !person)
        return reply.code(400).send(errorBody('INVALID_IDP_RESPONSE : no such credential'));
      const { sub, name } = person;
      const about = { sub, name, user_id: sub, provider: provider.channel };
      return {
        providerId,
        localId: sub,
        federatedId: sub,
        displayName: name,
        idToken: signToken('identity', about, LIFETIME),
        refreshToken: signToken('identity', about, LIFETIME),
        expiresIn: String(LIFETIME),
        rawUserInfo: JSON.stringify({ id: sub, name }),
      };
    });

    service.post(`${API}/accounts::lookup`, async ({ body }, reply) => {
      const sent = v.safeParse(lookup, body);
      const token = sent.success ? verifyToken('identity', sent.output.idToken) : undefined;
      if (!token) return reply.code(400).send(errorBody('INVALID_ID_TOKEN'));
      return { users: [{ localId: token.sub, displayName: token.name, providerUserInfo: [] }] };
    });
  });
}
