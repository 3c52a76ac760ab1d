import { CSRF_HEADER, includesRole, type Role } from '@tessera/console/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { messageOf } from '../../fault';
import { ReleaseError } from '../../release-error';
import { type Session, type Sessions, sameSecret } from './sessions';

/** The policy of every answer. Scripts and styles are files of the app; React and the plots set styles by the CSSOM. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types tessera-console',
].join('; ');

const headers = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The code of a refusal, with its status. */
const statusOf: Readonly<Record<string, number>> = {
  'signed-out': 401,
  'not-allowed': 403,
  'unknown-job': 404,
};

/** Refuses requests of other hosts and sites, sets the headers of all answers, and formats errors. */
export function guard(
  app: FastifyInstance,
  { origin, secure, report }: { origin: () => string; secure: boolean; report: (fault: unknown) => void },
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('cache-control', 'no-store');
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
    const own = new URL(origin());
    // Another name for this address is an attack by DNS rebinding.
    if (request.host !== own.host) return reply.code(421).send('Misdirected');
    if (secure && request.protocol !== 'https') return reply.code(403).send('The console needs TLS in front');
    if (safeMethods.has(request.method)) return;
    const from = request.headers.origin;
    if (from !== own.origin) throw new ReleaseError('not-allowed', 'The request comes from another site.');
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ReleaseError)
      return reply
        .code(statusOf[error.code] ?? 422)
        .send({ error: { code: error.code, message: error.message } });
    if (v.isValiError(error))
      return reply.code(400).send({ error: { code: 'request-invalid', message: error.message } });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = messageOf(error);
    if (status >= 500) report(error);
    return reply.code(status).send({ error: { code: 'failed', message } });
  });
}

/**
 * @returns the session of a request whose person has a role
 * @throws ReleaseError `signed-out`, or `not-allowed` without the role, or without the token of the session in a request
 *   that changes something
 */
function allowed(sessions: Sessions, request: FastifyRequest, role: Role): Session {
  const session = sessions.of(request);
  if (!session) throw new ReleaseError('signed-out', 'You are not signed in. Sign in again.');
  const token = request.headers[CSRF_HEADER];
  if (!safeMethods.has(request.method) && !sameSecret(String(token ?? ''), session.csrf))
    throw new ReleaseError('not-allowed', 'The request has no token of the session. Load the page again.');
  if (includesRole(session.role, role)) return session;
  throw new ReleaseError('not-allowed', `Your role is ${session.role}. This needs ${role}.`);
}

/** Adds a route that people with a role may use. */
export type Route = (
  method: 'GET' | 'POST',
  path: string,
  role: Role,
  handle: (request: FastifyRequest, session: Session, reply: FastifyReply) => Promise<unknown>,
) => void;

export const routesOf =
  (app: FastifyInstance, sessions: Sessions): Route =>
  (method, path, role, handle) => {
    app.route({
      method,
      url: `/api${path}`,
      handler: async (request, reply) => handle(request, allowed(sessions, request, role), reply),
    });
  };
