import { errorCode, keys, type SocialProof } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { RequestError } from '@tessera/shell/request';
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

const deadProof: readonly (string | undefined)[] = [
  errorCode.lineInvalidToken,
  errorCode.telegramValidateFailed,
];

/** Removes the proof if the gateway has refused a login or a registration because of it: it stays invalid (R8.13, R8.18). */
export const dropDeadProof = (error: unknown): void => {
  if (error instanceof RequestError && deadProof.includes(error.errorCode)) pendingProof.remove();
};
