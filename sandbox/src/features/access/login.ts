import { randomUUID } from 'node:crypto';
import { errorCode, type LoginRequest, type LoginValue, login, logout } from '@tessera/contract';
import { refusal } from '../../common';
import { type Answer, answer, type Call } from '../../gateway';
import { isPassword, type Member, memberByMobile, memberNamed, type Store } from '../../members';
import type { Access } from './access';
import { identityIn } from './identity';
import { requireVerification } from './verification';

/** Login with a password or a one-time code (R7.2), and logout. */
export const loginAnswers = (store: Store, access: Access): readonly Answer[] => [
  answer(login, async (call) => {
    const { request, merchant, language } = call;
    if (!hasJustProved(store, access, call)) access.captchas.check(merchant, 'login', request, language);
    const member = request.type === 'sms' ? byCode(store, access, call) : await byPassword(store, call);
    requireVerification(access, member, request, language);
    const identity = identityIn(request, language, access.readIdentity);
    if (identity !== undefined) await store.bindIdentity(identity, member);
    return openSession(store, member);
  }),
  answer(logout, async ({ token }) => {
    if (token) await store.closeSession(token);
  }),
];

type LoginCall = Call<LoginRequest>;

/** A login that resumes after the extra verification sends the captcha of the first attempt, which is used up (R5.3d). */
function hasJustProved(store: Store, { verifiedDevices }: Access, { request, merchant }: LoginCall): boolean {
  const member = memberNamed(store, merchant.code, request.username ?? '');
  return member !== undefined && verifiedDevices.get(`${member.id} ${request.loginDeviceId}`) === true;
}

/** Does not tell an unknown name from a wrong password, so that nobody can test which names exist. */
async function byPassword(store: Store, { request, merchant, language }: LoginCall): Promise<Member> {
  if (request.type !== 'username') throw refusal(language, 'login_type_unsupported');
  const member = memberNamed(store, merchant.code, request.username ?? '');
  if (!member || !(await isPassword(request.password ?? '', member.password)))
    throw refusal(language, errorCode.loginCredentials);
  return member;
}

function byCode(store: Store, { codes }: Access, { request, merchant, language }: LoginCall): Member {
  const mobile = request.username ?? '';
  codes.check(merchant.code, mobile, request.password ?? '', language);
  const member = memberByMobile(store, merchant.code, mobile);
  if (!member) throw refusal(language, errorCode.notExistingUser);
  return member;
}

/** Opens a session. @returns the answer to a login (R3.5) */
export async function openSession(store: Store, member: Member): Promise<LoginValue> {
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
