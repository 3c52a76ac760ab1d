import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { IdentityProvider, SignIn } from './identity';
import { cookieOf, type Person, type Sessions, sameSecret, setCookie } from './sessions';

/** Time in ms between the start of a sign-in and the answer of the provider. */
const SIGN_IN_TIME = 600_000;
const query = v.object({ key: v.optional(v.string(), '') });

/**
 * Signs in the operator of this machine, by the key in the link that the command prints: other users of the machine
 * could open the port, too.
 * @returns the path of the link
 */
export function signInByLink(app: FastifyInstance, sessions: Sessions, person: Person): string {
  const key = randomBytes(32).toString('base64url');
  app.get('/sign-in', async (request, reply) => {
    if (!sameSecret(v.parse(query, request.query).key, key)) return reply.redirect('/');
    // A second tab keeps the session of the first, and so its token.
    if (!sessions.of(request)) sessions.start(request, reply, person);
    return reply.redirect('/');
  });
  return `/sign-in?key=${key}`;
}

/** Signs people in by an OpenID Connect provider. @returns the path of the start */
export function signInByProvider(
  app: FastifyInstance,
  sessions: Sessions,
  { provider, origin, secure }: { provider: IdentityProvider; origin: () => string; secure: boolean },
): string {
  const cookie = secure ? '__Host-tessera-sign-in' : 'tessera-sign-in';
  const started = new LRUCache<string, SignIn>({ max: 1_000, ttl: SIGN_IN_TIME });

  app.get('/sign-in', async (_request, reply) => {
    const { url, ...signIn } = await provider.begin();
    started.set(signIn.state, signIn);
    // Binds the answer to this browser.
    setCookie(reply, cookie, signIn.state, { secure, maxAge: SIGN_IN_TIME / 1_000 });
    return reply.redirect(url);
  });

  app.get('/signed-in', async (request, reply) => {
    const state = cookieOf(request, cookie) ?? '';
    const signIn = started.get(state);
    // An answer is accepted once.
    started.delete(state);
    if (!signIn) return reply.redirect('/?sign-in=expired');
    const answer = new URL(request.url, origin());
    try {
      sessions.start(request, reply, await provider.finish(answer, signIn));
      return reply.redirect('/');
    } catch (error) {
      request.log.warn(error);
      const isRefused = error instanceof Error && error.name === 'ReleaseError';
      return reply.redirect(isRefused ? '/?sign-in=refused' : '/?sign-in=failed');
    }
  });
  return '/sign-in';
}
