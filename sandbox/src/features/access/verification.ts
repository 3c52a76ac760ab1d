import {
  errorCode,
  type LoginRequest,
  sendLoginCode,
  type VerificationWay,
  verifyLogin,
} from '@tessera/contract';
import { refusal } from '../../common';
import { type Answer, answer } from '../../gateway';
import { type Member, memberNamed, type Store } from '../../members';
import type { Access } from './access';
import { isTotp } from './totp';

/** The target of a one-time code for an extra verification. */
const targetOf = (way: VerificationWay, userName: string): string => `${way}:${userName}`;

/** @throws GatewayError `login_verify_required` with the member's ways, if the device is not verified (R3.8) */
export function requireVerification(
  { verifiedDevices }: Access,
  { id, verification }: Member,
  { loginDeviceId }: LoginRequest,
  language: string,
): void {
  if (!verification || verifiedDevices.get(`${id} ${loginDeviceId}`)) return;
  const ways = Object.fromEntries(
    ['email', 'ga', 'sms'].map((way) => [way, verification.some((own) => own === way)]),
  );
  throw refusal(language, errorCode.loginVerifyRequired, ways);
}

/** The extra verification of a login: sends and checks codes (R7.3). */
export const verificationAnswers = (store: Store, { codes, verifiedDevices }: Access): readonly Answer[] => [
  answer(sendLoginCode, ({ request: { type, username }, merchant, language }) => {
    const member = memberNamed(store, merchant.code, username);
    // Answers the same for unknown names, so that nobody can test which names exist.
    if (member?.verification?.includes(type) && type !== 'ga')
      codes.send(merchant.code, targetOf(type, member.userName), language);
  }),
  answer(verifyLogin, ({ request, merchant, language }) => {
    const { type, code, username, loginDeviceId } = request;
    const member = memberNamed(store, merchant.code, username);
    if (!member?.verification?.includes(type)) throw refusal(language, 'code_expired');
    if (type !== 'ga') codes.check(merchant.code, targetOf(type, member.userName), code, language);
    else if (!isTotp(member.id, code)) throw refusal(language, 'code_wrong');
    verifiedDevices.set(`${member.id} ${loginDeviceId}`, true);
  }),
];
