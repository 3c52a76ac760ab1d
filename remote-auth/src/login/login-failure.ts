import { errorCode } from '@tessera/contract';
import { RequestError } from '@tessera/shell/request';
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
  if (isQuiet(error)) return 'form';
  return (error instanceof RequestError && places[error.errorCode ?? '']) || 'alert';
};

/** Reads a failed login (R8.20). */
export const loginFailure = (error: unknown, text: (key: string) => string): LoginFailure => ({
  place: placeOf(error),
  message: failureSentence(error, text),
});
