import type { Phone } from '../phone/number';

/** What proves that the right code was typed: the code itself for the gateway, or a token of the identity service. */
export type CodeProof = { readonly code: string } | { readonly firebaseIdToken: string };

/** A code that is under way. @throws what its service refuses with */
export interface PendingCode {
  prove(code: string): Promise<CodeProof>;
}

/** Sends a code to a number. @throws RequestError, CaptchaError, or an error of the identity service */
export type SendCode = (phone: Phone) => Promise<PendingCode>;
