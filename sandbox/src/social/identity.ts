import { errorCode, type SocialProof } from '@tessera/contract';
import { GatewayError } from '../gateway/gateway-error';
import type { Member } from '../members/member';
import { mobileIdentity } from '../members/member-named';
import type { Store } from '../members/store';
import type { Merchant } from '../merchants/merchant';
import { say, type TextKey } from '../texts/say';
import { openEmulatorToken } from './emulator-token';
import { openOwnToken } from './identity-token';
import { demoPerson } from './people';
import { open } from './sealed-token';
import { telegramFault } from './telegram-check';

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
