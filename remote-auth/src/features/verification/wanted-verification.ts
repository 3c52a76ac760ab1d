import {
  errorCode,
  type LoginValue,
  type VerificationWay,
  type VerifiedPerson,
  verificationMissing,
  verificationNeeded,
} from '@tessera/contract';
import { RequestError } from '@tessera/shell/request';
import * as v from 'valibot';

/** An extra verification that the gateway wants before a login (R4.7). */
export interface Verification {
  /** At least one. */
  readonly ways: readonly VerificationWay[];
  /** Who is verified: the member whose login waits, or the person of a provider's proof. */
  readonly person: VerifiedPerson;
}

/** @returns the ways of extra verification that the gateway accepts (R3.8, R8.14); empty for any other failure */
export function wantedVerification(error: unknown): readonly VerificationWay[] {
  if (!(error instanceof RequestError) || error.errorCode !== errorCode.loginVerifyRequired) return [];
  const ways = v.safeParse(verificationNeeded, error.value);
  return ways.success ? ways.output : [];
}

/** @returns the session that the gateway gives to a member who has no way of the extra verification yet, to bind one */
export function sessionToBind(error: unknown): LoginValue | undefined {
  if (!(error instanceof RequestError) || error.errorCode !== errorCode.loginVerifyRequired) return undefined;
  const missing = v.safeParse(verificationMissing, error.value);
  return missing.success ? missing.output.session : undefined;
}
