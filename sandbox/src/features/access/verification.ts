import { sendLoginCode, verifyLogin, errorCode, type VerificationWay, type LoginRequest } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { GatewayError, say } from '../../common';
import { memberNamed, type Store, type Member } from '../../members';
import { isTotp } from './totp';
import type { Codes } from './one-time-codes';

/** Where the code of an extra verification goes, as tests find it. */
export const verificationTarget = (way: VerificationWay, userName: string): string => `${way}:${userName}`;

/** The extra verification of a login: sends codes, and checks them (R7.3). */
export function verificationAnswers(store: Store, codes: Codes, devices: VerifiedDevices): readonly Answer[] {
  return [
    answer(sendLoginCode, ({ request, merchant, language }) => {
      const member = memberNamed(store, merchant.code, request.username);
      // Whoever asks for somebody else learns nothing.
      if (member?.verification?.includes(request.type) && request.type !== 'ga')
        codes.send(merchant.code, verificationTarget(request.type, member.userName), language);
    }),
    answer(verifyLogin, ({ request, merchant, language }) => {
      const { type, code, username, loginDeviceId } = request;
      const member = memberNamed(store, merchant.code, username);
      if (!member?.verification?.includes(type))
        throw new GatewayError('code_expired', say(language, 'code_expired'));
      if (type !== 'ga') codes.take(merchant.code, verificationTarget(type, member.userName), code, language);
      else if (!isTotp(member.id, code)) throw new GatewayError('code_wrong', say(language, 'code_wrong'));
      devices.add(member.id, loginDeviceId);
    }),
  ];
}

/** @throws GatewayError `login_verify_required` with the member's ways, until they proved themselves on this device (R3.8) */
export function demandVerification(
  devices: VerifiedDevices,
  { id, verification }: Member,
  { loginDeviceId }: LoginRequest,
  language: string,
): void {
  if (!verification || devices.has(id, loginDeviceId)) return;
  const { loginVerifyRequired } = errorCode;
  const ways = Object.fromEntries(
    ['email', 'ga', 'sms'].map((way) => [way, verification.some((own) => own === way)]),
  );
  throw new GatewayError(loginVerifyRequired, say(language, loginVerifyRequired), ways);
}

const TEN_MINUTES = 600_000;

/** Devices on which a member has just proved once more who they are. */
export class VerifiedDevices {
  readonly #until = new Map<string, number>();

  add(memberId: string, deviceId: string): void {
    this.#until.set(`${memberId} ${deviceId}`, Date.now() + TEN_MINUTES);
  }

  has(memberId: string, deviceId: string): boolean {
    return (this.#until.get(`${memberId} ${deviceId}`) ?? 0) > Date.now();
  }
}
