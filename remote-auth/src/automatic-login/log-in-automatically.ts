import { errorCode, login } from '@tessera/contract';
import { call, RequestError } from '@tessera/shell/request';
import { currentSession, signIn } from '@tessera/shell/session';
import { hasFlag, refreshSite, siteReady } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { captchaFor } from '../captcha';
import { loginRequest } from '../login/login-request';
import { withUpdatePassword } from '../login/update-password';
import { paths } from '../paths';
import {
  forget,
  isAutoLoginOn,
  nameOf,
  passwordOf,
  rememberedLogin,
  setAutoLogin,
} from '../remembered-login';
import { mayLogIn } from './conditions';

/** What a refused automatic login leaves behind (R8.11, R8.12). */
function learnFrom(error: unknown): void {
  if (!(error instanceof RequestError)) return;
  const { loginCredentials, notExistingUser, tokenIpDifferent } = errorCode;
  if (error.errorCode === loginCredentials || error.errorCode === notExistingUser) forget();
  if (error.errorCode === tokenIpDifferent) setAutoLogin(false);
}

/**
 * Signs the remembered member in, where everything allows it (R4.8a), and gives the path that replaces the current one
 * (R4.8b). Undefined, and nothing on screen, when it does not come to it. Never throws.
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
    // The member may have been quicker by hand.
    if (currentSession()) return undefined;
    signIn(value);
    track('login', { type: credentials.type });
    void refreshSite().catch(() => undefined);
    return value.firstTimeLogin || value.updatePassword ? paths.changePassword : paths.home;
  } catch (error) {
    learnFrom(error);
    return undefined;
  }
}
