import { errorCode, type VerificationWay, verificationNeeded } from '@tessera/contract';
import { RequestError } from '@tessera/shell/request';
import * as v from 'valibot';

/** @returns the ways of extra verification that the gateway accepts (R3.8, R8.14); empty for any other failure */
export function wantedVerification(error: unknown): readonly VerificationWay[] {
  if (!(error instanceof RequestError) || error.errorCode !== errorCode.loginVerifyRequired) return [];
  const ways = v.safeParse(verificationNeeded, error.value);
  return ways.success ? ways.output : [];
}
