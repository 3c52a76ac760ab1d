import { errorCode, login, logout, type LoginRequest, type LoginValue } from '@tessera/contract';
import { answer, type Answer, type Call } from '../../gateway';
import { GatewayError, say } from '../../common';
import { identityIn, type IdentityOf } from './identity';
import { demandVerification } from './verification';
import { memberByMobile, memberNamed, isPassword, type Member, type Store } from '../../members';
import { randomUUID } from 'node:crypto';
import type { Access } from '.';

/** Login with a password, or with a code that was sent to a number (R7.2), after whatever else the merchant asks for. */
export const loginAnswer = (store: Store, access: Access, identityOf: IdentityOf): Answer =>
  answer(login, async (call) => {
    const { request, merchant, language } = call;
    access.captchas.check(merchant, 'login', request, language);
    const member = request.type === 'sms' ? byCode(store, access, call) : await byPassword(store, call);
    demandVerification(access.devices, member, request, language);
    const identity = identityIn(request, language, identityOf);
    if (identity !== undefined) await store.bindIdentity(identity, member);
    return sessionFor(store, member);
  });

type LoginCall = Call<LoginRequest>;

/** An unknown name and a wrong password are the same to whoever asks. */
async function byPassword(store: Store, { request, merchant, language }: LoginCall): Promise<Member> {
  if (request.type !== 'username')
    throw new GatewayError('login_type_unsupported', say(language, 'login_type_unsupported'));
  const member = memberNamed(store, merchant.code, request.username ?? '');
  if (!member || !(await isPassword(request.password ?? '', member.password)))
    throw new GatewayError(errorCode.loginCredentials, say(language, errorCode.loginCredentials));
  return member;
}

function byCode(store: Store, { codes }: Access, { request, merchant, language }: LoginCall): Member {
  const mobile = request.username ?? '';
  codes.take(merchant.code, mobile, request.password ?? '', language);
  const member = memberByMobile(store, merchant.code, mobile);
  if (!member) throw new GatewayError(errorCode.notExistingUser, say(language, errorCode.notExistingUser));
  return member;
}

/** Ends the session whose token came with the call. */
export const logoutAnswer = (store: Store): Answer =>
  answer(logout, async ({ token }) => {
    if (token) await store.closeSession(token);
  });

/** Opens a session for a member and says what a login answers (R3.5). */
export async function sessionFor(store: Store, member: Member): Promise<LoginValue> {
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
}
