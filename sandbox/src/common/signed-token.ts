import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** The purpose of a token; a token of one kind is not valid as another. */
type TokenKind =
  | 'google'
  | 'facebook'
  | 'identity'
  | 'line-code'
  | 'line-access'
  | 'line-session'
  | 'maya-session'
  | 'payment';

const claims = v.looseObject({ aud: v.string(), exp: v.number(), sub: v.string() });
type Claims = v.InferOutput<typeof claims>;

/** Random at each start, so that only this process can sign. */
const key = randomBytes(32);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
const header = encode({ alg: 'HS256', typ: 'JWT' });

/** Signs a JSON web token with the given claims, valid for `seconds`. */
export function signToken(
  kind: TokenKind,
  about: Readonly<Record<string, unknown>> & { readonly sub: string },
  seconds = 600,
): string {
  const now = Math.floor(Date.now() / 1000);
  const jti = randomBytes(8).toString('hex');
  const body = `${header}.${encode({ ...about, aud: kind, iat: now, exp: now + seconds, jti })}`;
  return `${body}.${signatureOf(body)}`;
}

/** The claims of a valid token of that kind. @returns undefined for a forged, expired or other token */
export function verifyToken(kind: TokenKind, token: string): Claims | undefined {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const expected = signatureOf(`${head}.${payload}`);
  if (signature.length !== expected.length) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  const parsed = v.safeParse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  const isValid = parsed.success && parsed.output.aud === kind && parsed.output.exp * 1000 > Date.now();
  return isValid ? parsed.output : undefined;
}

/** A function like `verifyToken` that accepts each token only once. */
export function singleUseVerifier(kind: TokenKind): (token: string) => Claims | undefined {
  const used = new Set<string>();
  return (token) => {
    if (used.has(token)) return undefined;
    const found = verifyToken(kind, token);
    if (found) used.add(token);
    return found;
  };
}
