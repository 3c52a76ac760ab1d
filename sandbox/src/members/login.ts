import { randomUUID } from 'node:crypto';
import { errorCode, login, logout } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { GatewayError } from '../gateway/gateway-error';
import { say } from '../texts/say';
import { isPassword } from './password';
import type { Store } from './store';

/** Login by user name and password (R7.2). An unknown name and a wrong password are the same to whoever asks. */
export const loginAnswer = (store: Store): Answer =>
  answer(login, async ({ request, merchant, language }) => {
    if (request.type !== 'username') {
      throw new GatewayError('login_type_unsupported', say(language, 'login_type_unsupported'));
    }
    const member = store.member(merchant.code, request.username ?? '');
    if (!member || !(await isPassword(request.password ?? '', member.password))) {
      throw new GatewayError(errorCode.loginCredentials, say(language, errorCode.loginCredentials));
    }
    if (!member.hasLoggedIn) await store.save({ ...member, hasLoggedIn: true });
    return {
      id: member.id,
      token: await store.openSession(member),
      userName: member.userName,
      customerType: member.type,
      firstTimeLogin: !member.hasLoggedIn,
      passwordExpired: member.passwordExpired,
      spanId: randomUUID(),
    };
  });

/** Ends the session whose token came with the call. */
export const logoutAnswer = (store: Store): Answer =>
  answer(logout, async ({ token }) => {
    if (token) await store.closeSession(token);
  });
