import { randomUUID } from 'node:crypto';
import { errorCode, type LoginRequest, type LoginValue, login, logout } from '@tessera/contract';
import { refusal } from '../../common';
import { type Answer, answer, type Call } from '../../gateway';
import {
  isPassword,
  type Member,
  memberByMobile,
  memberNamed,
  type Place,
  recordLogin,
  type Store,
} from '../../members';
import type { Access } from './access';
import { identityIn } from './identity';
import { demandVerification, mustConfirm } from './verification';

/** Login with a password or a one-time code (R7.2), and logout. */
export const loginAnswers = (store: Store, access: Access): readonly Answer[] => [
  answer(login, async (call) => {
    const { request, merchant, language } = call;
    if (!hasJustProved(store, access, call)) access.captchas.check(merchant, 'login', request, language);
    const member = request.type === 'sms' ? byCode(store, access, call) : await byPassword(store, call);
    await requireVerification(store, access, member, call);
    const identity = identityIn(request, language, access.readIdentity);
    if (identity !== undefined) await store.bindIdentity(identity, member);
    return openSession(store, member, call);
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
async function byPassword(store: Store, call: LoginCall): Promise<Member> {
  const { request, merchant, language } = call;
  if (request.type !== 'username') throw refusal(language, 'login_type_unsupported');
  const member = memberNamed(store, merchant.code, request.username ?? '');
  if (!member) throw refusal(language, errorCode.loginCredentials);
  if (await isPassword(request.password ?? '', member.password)) return member;
  recordLogin(store, member, call, false);
  throw refusal(language, errorCode.loginCredentials);
}

function byCode(store: Store, { codes }: Access, { request, merchant, language }: LoginCall): Member {
  const mobile = request.username ?? '';
  codes.check(merchant.code, mobile, request.password ?? '', language);
  const member = memberByMobile(store, merchant.code, mobile);
  if (!member) throw refusal(language, errorCode.notExistingUser);
  return member;
}

/**
 * A member who has no way of the extra verification yet gets a session with the refusal, to bind one.
 * @throws GatewayError `login_verify_required` if the member must confirm a login on this device
 */
export async function requireVerification(
  store: Store,
  access: Access,
  member: Member,
  call: Call<Pick<LoginRequest, 'loginDeviceId'>>,
): Promise<void> {
  if (!mustConfirm(access, member, call.request)) return;
  const session = member.verification?.length ? undefined : await openSession(store, member, call);
  demandVerification(member, call.language, session);
}

/**
 * Opens a session. @returns the answer to a login (R3.5)
 * @throws GatewayError `account_closed` or `account_paused`, if the member has closed the account
 */
export async function openSession(
  store: Store,
  member: Member,
  call: Place & { readonly language: string },
): Promise<LoginValue> {
  const { closed } = member;
  if (closed?.until === undefined && closed) throw refusal(call.language, 'account_closed');
  if (closed?.until !== undefined && closed.until > Date.now())
    throw refusal(call.language, 'account_paused');
  if (!member.hasLoggedIn) await store.save({ ...member, hasLoggedIn: true });
  recordLogin(store, member, call, true);
  return {
    id: member.id,
    token: await store.openSession(member, call),
    userName: member.userName,
    customerType: member.type,
    firstTimeLogin: !member.hasLoggedIn,
    passwordExpired: member.passwordExpired,
    spanId: randomUUID(),
  };
}
