import { type FirebaseChannel, firebaseChannel } from '@tessera/contract';
import * as v from 'valibot';
import { verifyToken } from '../../common';

/** Project of the identity service's emulator. The Firebase CLI needs no account for names that begin with `demo-`. */
export const emulatorProject = 'demo-tessera';

const sharedClaims = {
  iss: v.literal(`https://securetoken.google.com/${emulatorProject}`),
  aud: v.literal(emulatorProject),
  exp: v.number(),
};
const phoneClaims = v.object({
  ...sharedClaims,
  phone_number: v.string(),
  firebase: v.object({ sign_in_provider: v.literal('phone') }),
});
const providerClaims = v.object({
  ...sharedClaims,
  firebase: v.object({
    sign_in_provider: v.picklist(['google.com', 'facebook.com', 'twitter.com']),
    identities: v.record(v.string(), v.array(v.string())),
  }),
});
const emulatorToken = v.pipe(
  v.string(),
  v.transform((token) => token.split('.')[1] ?? ''),
  v.transform((payload) => Buffer.from(payload, 'base64url').toString('utf8')),
  v.parseJson(),
  v.union([phoneClaims, providerClaims]),
);
const channels = { 'google.com': 'google', 'facebook.com': 'facebook', 'twitter.com': 'twitter' } as const;

/** An identity that a token proves: an id at a provider, or a mobile number with a plus sign. */
interface ProvenIdentity {
  readonly channel: FirebaseChannel | 'phone';
  readonly id: string;
}

/**
 * Reads an identity token of the emulator, which does not sign: only for a sandbox with the emulator.
 * @returns undefined if issuer, audience, expiry or claims are wrong
 */
export function readEmulatorToken(token: string): ProvenIdentity | undefined {
  const parsed = v.safeParse(emulatorToken, token);
  if (!parsed.success || parsed.output.exp * 1000 <= Date.now()) return undefined;
  const claims = parsed.output;
  if ('phone_number' in claims) return { channel: 'phone', id: claims.phone_number };
  const { sign_in_provider: provider, identities } = claims.firebase;
  const id = identities[provider]?.[0];
  return id === undefined ? undefined : { channel: channels[provider], id };
}

/** Reads an identity token that the simulated identity service has signed. @returns undefined if it is not valid */
export function readOwnToken(token: string): ProvenIdentity | undefined {
  const claims = verifyToken('identity', token);
  const channel = v.safeParse(firebaseChannel, claims?.provider);
  return claims && channel.success ? { channel: channel.output, id: claims.sub } : undefined;
}
