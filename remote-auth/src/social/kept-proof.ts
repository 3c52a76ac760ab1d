import { keys, type SocialProof } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { hasFlag } from '@tessera/shell/site';

/**
 * The proof of someone who has no account yet, until they have: a LINE session token, Telegram's word, or the
 * arguments of an identity token (R3.15). It lives no longer than the tab.
 */
export const keptProof = storedValue(keys.keptProof);

/** What a login carries to bind the account that it opens to the proof. */
export const proofForLogin = (): Partial<SocialProof> => keptProof.get() ?? {};

/** What a registration carries, where the merchant lets accounts be made from proofs (R5.6). */
export const proofForRegistration = (): Partial<SocialProof> =>
  hasFlag('FIREBASECREATEACC3') ? proofForLogin() : {};
