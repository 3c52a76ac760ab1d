import { errorCode, type SocialProof, socialProof } from '@tessera/contract';
import * as v from 'valibot';
import { refusal, verifyToken } from '../../common';
import { type Member, mobileIdentity, type Store } from '../../members';
import type { Merchant } from '../../merchants';
import { demoPerson, readEmulatorToken, readOwnToken, telegramError } from '../../third-parties/social';

const DEMO_MEMBER = 'demo-member';

/**
 * Reads the identity that a proof of a social provider contains.
 * @returns `provider:id`
 * @throws GatewayError `line_invalid_token`, `telegram_validate_failed`, `telegram_expired` or `identity_token_invalid`
 */
export type IdentityReader = (proof: SocialProof, language: string) => string;

/** @param hasEmulator whether the tokens of the identity service are those of its emulator */
export function createIdentityReader(hasEmulator: boolean): IdentityReader {
  const readToken = hasEmulator ? readEmulatorToken : readOwnToken;
  return (proof, language) => {
    if ('lineSessionToken' in proof) {
      const session = verifyToken('line-session', proof.lineSessionToken);
      if (!session) throw refusal(language, errorCode.lineInvalidToken);
      return `line:${session.sub}`;
    }
    if ('telegramAuth' in proof) {
      const error = telegramError(proof.telegramAuth);
      if (error) throw refusal(language, error);
      return `telegram:${telegramId(proof.telegramAuth.fields)}`;
    }
    const proven = readToken(proof.firebaseIdToken);
    if (proven?.channel !== proof.firebaseChannel) throw refusal(language, 'identity_token_invalid');
    return proven.channel === 'phone' ? mobileIdentity(proven.id) : `${proven.channel}:${proven.id}`;
  };
}

/** A mini app sends the person as JSON in the field `user`. */
function telegramId({ id, user }: Readonly<Record<string, string>>): string {
  return id ?? String(JSON.parse(user ?? '{}').id);
}

/** The member with an identity at a merchant. Identities of the demo person belong to the demo member. */
export const memberByIdentity = (store: Store, merchant: Merchant, identity: string): Member | undefined =>
  store.memberByIdentity(merchant.code, identity) ??
  (identity.endsWith(`:${demoPerson.sub}`) ? store.member(merchant.code, DEMO_MEMBER) : undefined);

/** The proof of a social provider in a request. @returns undefined for a request without one */
export function proofIn(request: unknown): SocialProof | undefined {
  const proof = v.safeParse(socialProof, request);
  return proof.success ? proof.output : undefined;
}

/**
 * The identity in a login or registration, which is bound to the member afterwards (R5.6).
 * @throws GatewayError if the proof is not valid
 */
export function identityIn(request: unknown, language: string, read: IdentityReader): string | undefined {
  const proof = proofIn(request);
  return proof && read(proof, language);
}
