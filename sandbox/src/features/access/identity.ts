import * as v from 'valibot';
import { errorCode, socialProof, type SocialProof } from '@tessera/contract';
import { GatewayError, say, open, type TextKey } from '../../common';
import { mobileIdentity, type Member, type Store } from '../../members';
import { openEmulatorToken, openOwnToken, demoPerson, telegramFault } from '../../third-parties/social';
import type { Merchant } from '../../merchants';

const DEMO_MEMBER = 'demo-member';

/** A refusal in the member's language, by its code. */
export const refusal = (language: string, code: TextKey): GatewayError =>
  new GatewayError(code, say(language, code));

/**
 * Who the proof says it is, as `provider:id`.
 * @throws GatewayError `line_invalid_token`, `telegram_validate_failed`, `telegram_expired` or `identity_token_invalid`
 */
export type IdentityOf = (proof: SocialProof, language: string) => string;

/** Tells who people are; the tokens of the identity service are its emulator's where the sandbox runs with that. */
export function identityReader(isEmulated: boolean): IdentityOf {
  const openToken = isEmulated ? openEmulatorToken : openOwnToken;
  return (proof, language) => {
    if ('lineSessionToken' in proof) {
      const session = open('line-session', proof.lineSessionToken);
      if (!session) throw refusal(language, errorCode.lineInvalidToken);
      return `line:${session.sub}`;
    }
    if ('telegramAuth' in proof) {
      const fault = telegramFault(proof.telegramAuth);
      if (fault) throw refusal(language, fault);
      return `telegram:${telegramId(proof.telegramAuth.fields)}`;
    }
    const vouched = openToken(proof.firebaseIdToken);
    if (vouched?.channel !== proof.firebaseChannel) throw refusal(language, 'identity_token_invalid');
    return vouched.channel === 'phone' ? mobileIdentity(vouched.id) : `${vouched.channel}:${vouched.id}`;
  };
}

/** A mini app's person stands in a JSON text of its own. */
function telegramId({ id, user }: Readonly<Record<string, string>>): string {
  return id ?? String(JSON.parse(user ?? '{}').id);
}

/** The member to whom an identity belongs at a merchant. */
export const memberOf = (store: Store, merchant: Merchant, identity: string): Member | undefined =>
  store.memberByIdentity(merchant.code, identity) ??
  (identity.endsWith(`:${demoPerson.sub}`) ? store.member(merchant.code, DEMO_MEMBER) : undefined);

/** The proof that came along with another request, if one did. */
export function proofIn(request: unknown): SocialProof | undefined {
  const proof = v.safeParse(socialProof, request);
  return proof.success ? proof.output : undefined;
}

/**
 * The identity whose tokens came along with a login or a registration: it belongs to that member from now on (R5.6).
 * @throws GatewayError when the proof does not hold
 */
export function identityIn(request: unknown, language: string, identityOf: IdentityOf): string | undefined {
  const proof = proofIn(request);
  return proof && identityOf(proof, language);
}
