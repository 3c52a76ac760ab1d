import {
  errorCode,
  type LoginRequest,
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
import { isTotp } from './totp';

/** The target of a one-time code for an extra verification. */
const targetOf = (way: VerificationWay, userName: string): string => `${way}:${userName}`;

/** @throws GatewayError `login_verify_required` with the member's ways, if the device is not verified (R3.8) */
export function requireVerification(
  { verifiedDevices }: Access,
  { id, verification }: Member,
  { loginDeviceId }: Pick<LoginRequest, 'loginDeviceId'>,
  language: string,
): void {
  if (!verification || verifiedDevices.get(`${id} ${loginDeviceId}`)) return;
  const ways = Object.fromEntries(
    ['email', 'ga', 'sms'].map((way) => [way, verification.some((own) => own === way)]),
  );
  throw refusal(language, errorCode.loginVerifyRequired, ways);
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
      access.codes.send(merchant.code, targetOf(type, member.userName), language);
  }),
  answer(verifyLogin, (call) => {
    const { request, merchant, language } = call;
    const { type, code, loginDeviceId } = request;
    const member = memberIn(store, access, call);
    if (!member?.verification?.includes(type)) throw refusal(language, 'code_expired');
    if (type !== 'ga') access.codes.check(merchant.code, targetOf(type, member.userName), code, language);
    else if (!isTotp(member.id, code)) throw refusal(language, 'code_wrong');
    access.verifiedDevices.set(`${member.id} ${loginDeviceId}`, true);
  }),
];
