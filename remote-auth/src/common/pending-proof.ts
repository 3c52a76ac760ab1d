import { keys, type SocialProof } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { hasFlag } from '@tessera/shell/site';

/**
 * The proof of a person without an account, until they have one: a LINE session token, Telegram's data, or the
 * arguments of an identity token (R3.15). Stored for the tab only.
 */
export const pendingProof = storedValue(keys.keptProof);

/** The fields by which a login binds its account to the proof. */
export const proofForLogin = (): Partial<SocialProof> => pendingProof.get() ?? {};

/** The same fields for a registration, if the merchant lets accounts be made from proofs (R5.6). */
export const proofForRegistration = (): Partial<SocialProof> =>
  hasFlag('FIREBASECREATEACC3') ? proofForLogin() : {};
