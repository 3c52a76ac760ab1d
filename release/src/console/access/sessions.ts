import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Role } from '@tessera/console/api';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** A signed-in person. */
export interface Person {
  readonly name: string;
  readonly role: Role;
}

/** A session of a person, in the memory of this process. */
export interface Session extends Person {
  readonly id: string;
  /** Token that a request must repeat in a header to change something. */
  readonly csrf: string;
  /** End of the session in ms since 1970, however much it is used. */
  readonly ends: number;
}

/** A session ends after so long without a request, and after so long in any case, in ms (OWASP: idle and absolute timeout). */
const IDLE = 3_600_000;
const LONGEST = 12 * IDLE;
const MAX_SESSIONS = 1_000;

const newSecret = () => randomBytes(32).toString('base64url');

/** Compares secrets in a time that does not depend on where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @returns the value of a cookie of a request */
export function cookieOf({ headers }: Request, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = headers.cookie?.split('; ').find((one) => one.startsWith(prefix));
  return found?.slice(prefix.length);
}

/** The parts of a request and an answer that carry cookies. */
type Request = Pick<FastifyRequest, 'headers'>;
interface Answer {
  header(name: string, value: string): unknown;
}

interface CookieOptions {
  readonly secure: boolean;
  /** In s; 0 removes the cookie. Default: until the browser is closed. */
  readonly maxAge?: number;
}

/** Sets a cookie that scripts cannot read and that no other site's request brings, except a link to the console. */
export function setCookie(reply: Answer, name: string, value: string, options: CookieOptions): void {
  const age = options.maxAge === undefined ? [] : [`Max-Age=${options.maxAge}`];
  const secure = options.secure ? ['Secure'] : [];
  reply.header(
    'set-cookie',
    [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...secure, ...age].join('; '),
  );
}

/**
 * Keeps the sessions of a console.
 * @param secure whether browsers reach it over https only
 * @param now returns the time in ms since 1970
 */
export function sessions(secure: boolean, now: () => number = Date.now) {
  // The prefix makes browsers refuse the cookie of another host or over http.
  const cookie = secure ? '__Host-tessera-console' : 'tessera-console';
  const known = new LRUCache<string, Session>({
    max: MAX_SESSIONS,
    ttl: IDLE,
    // Otherwise the cache reads the clock once for all requests of a millisecond.
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now },
  });

  return {
    /** Starts a session under a new id, also if the browser had one before. */
    start(request: Request, reply: Answer, person: Person): Session {
      known.delete(cookieOf(request, cookie) ?? '');
      const session = { ...person, id: newSecret(), csrf: newSecret(), ends: now() + LONGEST };
      known.set(session.id, session);
      setCookie(reply, cookie, session.id, { secure });
      return session;
    },
    of(request: Request): Session | undefined {
      const session = known.get(cookieOf(request, cookie) ?? '');
      return session && session.ends > now() ? session : undefined;
    },
    /** Whether a session is still valid. Does not make it longer, so that an open stream does not. */
    isValid: (id: string): boolean => (known.peek(id)?.ends ?? 0) > now(),
    end(request: Request, reply: Answer): void {
      known.delete(cookieOf(request, cookie) ?? '');
      setCookie(reply, cookie, '', { secure, maxAge: 0 });
    },
  };
}
export type Sessions = ReturnType<typeof sessions>;
