import { errorCode, type LoginRequest, login, logout } from '@tessera/contract';
import type { Access } from '../access/access';
import { type Answer, answer, type Call } from '../gateway/answer';
import { GatewayError } from '../gateway/gateway-error';
import { identityIn } from '../social/bind';
import type { IdentityOf } from '../social/identity';
import { say } from '../texts/say';
import { demandVerification } from '../verification/demand-verification';
import type { Member } from './member';
import { memberByMobile, memberNamed } from './member-named';
import { isPassword } from './password';
import { sessionFor } from './session-for';
import type { Store } from './store';

/** Login with a password, or with a code that was sent to a number (R7.2), after whatever else the merchant asks for. */
export const loginAnswer = (store: Store, access: Access, identityOf: IdentityOf): Answer =>
  answer(login, async (call) => {
    const { request, merchant, language } = call;
    if (!hasJustProved(store, access, call)) access.captchas.check(merchant, 'login', request, language);
    const member = request.type === 'sms' ? byCode(store, access, call) : await byPassword(store, call);
    demandVerification(access.devices, member, request, language);
    const identity = identityIn(request, language, identityOf);
    if (identity !== undefined) await store.bindIdentity(identity, member);
    return sessionFor(store, member);
  });

type LoginCall = Call<LoginRequest>;

/** A login that goes on after an extra verification brings the captcha of its first try, which is used up (R5.3d). */
function hasJustProved(store: Store, { devices }: Access, { request, merchant }: LoginCall): boolean {
  const member = memberNamed(store, merchant.code, request.username ?? '');
  return member !== undefined && devices.has(member.id, request.loginDeviceId);
}

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
