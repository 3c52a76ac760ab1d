import type { Phone } from '../../common/phone';

/** The proof of the right code: the code itself for the gateway, or a token of the identity service. */
export type CodeProof = { readonly code: string } | { readonly firebaseIdToken: string };

/** A code that was sent. */
export interface PendingCode {
  /** @throws an error of the identity service if it refuses the code */
  prove(code: string): Promise<CodeProof>;
}

/** Sends a code to a number. @throws RequestError, CaptchaError, or an error of the identity service */
export type SendCode = (phone: Phone) => Promise<PendingCode>;
