import { errorCode, type VerificationWay, verificationNeeded } from '@tessera/contract';
import type { Text } from '@tessera/shell/i18n';
import { RequestError } from '@tessera/shell/request';
import * as v from 'valibot';
import { CaptchaError } from '../captcha';
import { failureSentence } from '../failure/failure-sentence';
import { isQuiet } from '../failure/quiet-failure';

/** Where a failed login is told, and in what words. */
export interface LoginFailure {
  /** A field, when it is that field's fault; the form itself; or an alert over the page. */
  readonly place: 'username' | 'password' | 'form' | 'alert';
  readonly message: string;
}

const places: Readonly<Record<string, LoginFailure['place']>> = {
  [errorCode.loginCredentials]: 'password',
  [errorCode.notExistingUser]: 'username',
};

const placeOf = (error: unknown): LoginFailure['place'] => {
  if (isQuiet(error) || (error instanceof CaptchaError && error.code === 'closed')) return 'form';
  return (error instanceof RequestError && places[error.errorCode ?? '']) || 'alert';
};

/** Reads a failed login (R8.20). */
export const loginFailure = (error: unknown, text: Text<'auth'>): LoginFailure => ({
  place: placeOf(error),
  message: failureSentence(error, text),
});

/** The ways in which the gateway wants more proof before it lets the member in (R3.8, R8.14); none for any other failure. */
export function verificationWanted(error: unknown): readonly VerificationWay[] {
  if (!(error instanceof RequestError) || error.errorCode !== errorCode.loginVerifyRequired) return [];
  const ways = v.safeParse(verificationNeeded, error.value);
  return ways.success ? ways.output : [];
}
