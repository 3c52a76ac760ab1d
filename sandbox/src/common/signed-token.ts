import * as v from 'valibot';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token is for; one kind never opens as another. */
export type TokenKind =
  | 'google'
  | 'facebook'
  | 'identity'
  | 'line-code'
  | 'line-access'
  | 'line-session'
  | 'maya-session'
  | 'payment';

const claims = v.looseObject({ aud: v.string(), exp: v.number(), sub: v.string() });

/** Made anew at each start, so that nobody but this stand-in can sign. */
const key = randomBytes(32);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signature = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
const header = encoded({ alg: 'HS256', typ: 'JWT' });

/** A signed JSON web token about `sub`, good for `seconds`. */
export function seal(
  kind: TokenKind,
  about: Readonly<Record<string, unknown>> & { readonly sub: string },
  seconds = 600,
): string {
  const now = Math.floor(Date.now() / 1000);
  const body = `${header}.${encoded({ ...about, aud: kind, iat: now, exp: now + seconds, jti: randomBytes(8).toString('hex') })}`;
  return `${body}.${signature(body)}`;
}

/** The claims of a token that this stand-in signed for that purpose and that is still good; undefined otherwise. */
export function open(kind: TokenKind, token: string): v.InferOutput<typeof claims> | undefined {
  const [head = '', payload = '', sent = ''] = token.split('.');
  const right = signature(`${head}.${payload}`);
  if (sent.length !== right.length || !timingSafeEqual(Buffer.from(sent), Buffer.from(right)))
    return undefined;
  const read = v.safeParse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  const isGood = read.success && read.output.aud === kind && read.output.exp * 1000 > Date.now();
  return isGood ? read.output : undefined;
}

/** Opens each token once. */
export function onceOnly(kind: TokenKind): (token: string) => ReturnType<typeof open> {
  const used = new Set<string>();
  return (token) => {
    if (used.has(token)) return undefined;
    const found = open(kind, token);
    if (found) used.add(token);
    return found;
  };
}
