import { errorCode } from '@tessera/contract';
import type { Text } from '@tessera/shell/i18n';
import { RequestError } from '@tessera/shell/request';
import { CaptchaError } from '../../common/captcha';
import { failureSentence, isQuiet } from '../../common/failure';

/** Where the failure of a login is shown, and its sentence. */
export interface LoginFailure {
  /** A field, if the gateway refused its value; the form; or an alert over the page. */
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

/** Decides how the failure of a login is shown (R8.20). */
export const loginFailure = (error: unknown, text: Text<'auth'>): LoginFailure => ({
  place: placeOf(error),
  message: failureSentence(error, text),
});
