import { errorCode, login } from '@tessera/contract';
import { call, RequestError } from '@tessera/shell/request';
import { currentSession } from '@tessera/shell/session';
import { hasFlag, siteReady } from '@tessera/shell/site';
import { captchaFor } from '../../common/captcha';
import { completeLogin } from '../../common/complete-sign-in';
import { forcedChange, namesTarget } from '../../common/destination';
import { paths } from '../../common/paths';
import {
  forget,
  isAutoLoginOn,
  nameOf,
  passwordOf,
  type RememberedLogin,
  rememberedLogin,
  setAutoLogin,
} from '../../common/remembered-login';
import { loginRequest, withUpdatePassword } from '../login';

/** What this browser knows of a visit. */
export interface Situation {
  /** The remembered login of this merchant. */
  readonly remembered: RememberedLogin | undefined;
  readonly isAutoLoginOn: boolean;
  readonly hasSession: boolean;
  readonly query: URLSearchParams;
}

/** Whether a visit may sign in automatically, apart from the merchant's flag (R4.8a). */
export const mayLogIn = ({ remembered, isAutoLoginOn, hasSession, query }: Situation): boolean =>
  remembered !== undefined &&
  remembered.type !== 'sms' &&
  isAutoLoginOn &&
  !hasSession &&
  !query.has('token') &&
  !namesTarget(query);

/** Removes what the gateway has refused, so that it is not tried again (R8.11, R8.12). */
function removeRefused(error: unknown): void {
  if (!(error instanceof RequestError)) return;
  const { loginCredentials, notExistingUser, tokenIpDifferent } = errorCode;
  if (error.errorCode === loginCredentials || error.errorCode === notExistingUser) forget();
  if (error.errorCode === tokenIpDifferent) setAutoLogin(false);
}

/**
 * Signs the remembered member in if this visit and the merchant allow it (R4.8a). Never throws.
 * @returns the path that replaces the current one (R4.8b), or undefined without a login
 */
export async function logInAutomatically(): Promise<string | undefined> {
  const remembered = rememberedLogin();
  const query = new URLSearchParams(location.search);
  const hasSession = currentSession() !== undefined;
  if (!mayLogIn({ remembered, isAutoLoginOn: isAutoLoginOn(), hasSession, query })) return undefined;
  try {
    await siteReady();
    const name = remembered && nameOf(remembered);
    const password = remembered && (await passwordOf(remembered));
    if (!hasFlag('MOBILEAUTOLOGIN3') || name === undefined || password === undefined) return undefined;
    const credentials = { type: 'username', username: name, password } as const;
    const request = loginRequest(credentials, await captchaFor('login', credentials));
    const value = withUpdatePassword(await call(login, request, { alert: false }), credentials);
    // The member may have signed in by hand in the meantime.
    if (currentSession()) return undefined;
    completeLogin(value, credentials.type);
    return value.firstTimeLogin || value.updatePassword ? forcedChange : paths.home;
  } catch (error) {
    removeRefused(error);
    return undefined;
  }
}
