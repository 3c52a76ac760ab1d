import * as v from 'valibot';
import { firebaseChannel, type FirebaseChannel } from '@tessera/contract';
import { open } from '../../common';

/** The project of the identity service's emulator; its CLI asks for no account where a name begins with `demo-`. */
export const emulatorProject = 'demo-tessera';

const shared = {
  iss: v.literal(`https://securetoken.google.com/${emulatorProject}`),
  aud: v.literal(emulatorProject),
  exp: v.number(),
};
const byPhone = v.object({
  ...shared,
  phone_number: v.string(),
  firebase: v.object({ sign_in_provider: v.literal('phone') }),
});
const byProvider = v.object({
  ...shared,
  firebase: v.object({
    sign_in_provider: v.picklist(['google.com', 'facebook.com', 'twitter.com']),
    identities: v.record(v.string(), v.array(v.string())),
  }),
});
const claims = v.pipe(
  v.string(),
  v.transform((token) => token.split('.')[1] ?? ''),
  v.transform((payload) => Buffer.from(payload, 'base64url').toString('utf8')),
  v.parseJson(),
  v.union([byPhone, byProvider]),
);

/** Whom a token vouches for: someone at a provider, or a number with its plus sign. */
export interface Vouched {
  readonly channel: FirebaseChannel | 'phone';
  readonly id: string;
}

/**
 * Reads an identity token of the emulator, which nobody signs: only for a sandbox that runs with the emulator.
 * Undefined when issuer, audience, time or claims are not right.
 */
export function openEmulatorToken(token: string): Vouched | undefined {
  const read = v.safeParse(claims, token);
  if (!read.success || read.output.exp * 1000 <= Date.now()) return undefined;
  const told = read.output;
  if ('phone_number' in told) return { channel: 'phone', id: told.phone_number };
  const { sign_in_provider: provider, identities } = told.firebase;
  const id = identities[provider]?.[0];
  return id === undefined ? undefined : { channel: channels[provider], id };
}

const channels = { 'google.com': 'google', 'facebook.com': 'facebook', 'twitter.com': 'twitter' } as const;

/** Reads an identity token that this sandbox's own stand-in of the identity service has signed. */
export function openOwnToken(token: string): Vouched | undefined {
  const claims = open('identity', token);
  const channel = v.safeParse(firebaseChannel, claims?.provider);
  return claims && channel.success ? { channel: channel.output, id: claims.sub } : undefined;
}
