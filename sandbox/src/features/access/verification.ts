import {
  errorCode,
  type LoginRequest,
  type LoginValue,
  sendLoginCode,
  type VerificationWay,
  type VerifiedPerson,
  verifyLogin,
} from '@tessera/contract';
import { refusal } from '../../common';
import { type Answer, answer, type Call } from '../../gateway';
import { type Member, memberNamed, type Store } from '../../members';
import type { Access } from './access';
import { memberByIdentity } from './identity';
import { contactOf, sendCode } from './send-code';
import { isTotp } from './totp';

/** The target of a one-time code for an extra verification. */
const targetOf = (way: VerificationWay, userName: string): string => `${way}:${userName}`;

/** Whether a member must confirm a login on this device (R3.8). */
export function mustConfirm(
  { verifiedDevices }: Access,
  { id, verification, mustVerify }: Member,
  { loginDeviceId }: Pick<LoginRequest, 'loginDeviceId'>,
): boolean {
  const isDemanded = Boolean(verification?.length) || mustVerify === true;
  return isDemanded && !verifiedDevices.get(`${id} ${loginDeviceId}`);
}

/**
 * Refuses a login that the member must confirm first.
 * @param session of a member without any way: with it the member binds one
 * @throws GatewayError `login_verify_required` with the member's ways (R3.8)
 */
export function demandVerification(
  { verification = [] }: Member,
  language: string,
  session: LoginValue | undefined,
): never {
  const ways = Object.fromEntries(
    ['email', 'ga', 'sms'].map((way) => [way, verification.some((own) => own === way)]),
  );
  throw refusal(language, errorCode.loginVerifyRequired, { ...ways, ...(session && { session }) });
}

/** The secret of a member's authenticator app. */
export const secretOf = ({ id, authenticator }: Member): string => authenticator ?? id;

/** Lets a device sign in without an extra verification. */
export function acceptDevice({ verifiedDevices }: Access, { id }: Member, loginDeviceId: string): void {
  verifiedDevices.set(`${id} ${loginDeviceId}`, true);
}

/**
 * The member with a user name, or the one whom a provider's proof names.
 * @throws GatewayError if the proof is not valid
 */
function memberIn(
  store: Store,
  { readIdentity }: Access,
  { request, merchant, language }: Call<VerifiedPerson>,
): Member | undefined {
  return 'username' in request
    ? memberNamed(store, merchant.code, request.username)
    : memberByIdentity(store, merchant, readIdentity(request, language));
}

/** The extra verification of a login: sends and checks codes (R7.3). */
export const verificationAnswers = (store: Store, access: Access): readonly Answer[] => [
  answer(sendLoginCode, (call) => {
    const { request, merchant, language } = call;
    const { type } = request;
    const member = memberIn(store, access, call);
    // Answers the same for unknown names, so that nobody can test which names exist.
    if (member?.verification?.includes(type) && type !== 'ga')
      sendCode(access, {
        merchant,
        language,
        type,
        to: contactOf(store, member, type),
        key: member.userName,
      });
  }),
  answer(verifyLogin, (call) => {
    const { request, merchant, language } = call;
    const { type, code, loginDeviceId } = request;
    const member = memberIn(store, access, call);
    if (!member?.verification?.includes(type)) throw refusal(language, 'code_expired');
    if (type !== 'ga') access.codes.check(merchant.code, targetOf(type, member.userName), code, language);
    else if (!isTotp(secretOf(member), code)) throw refusal(language, 'code_wrong');
    acceptDevice(access, member, loginDeviceId);
  }),
];
