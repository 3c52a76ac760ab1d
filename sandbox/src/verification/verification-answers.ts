import { sendLoginCode, type VerificationWay, verifyLogin } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { GatewayError } from '../gateway/gateway-error';
import { memberNamed } from '../members/member-named';
import type { Store } from '../members/store';
import type { Codes } from '../one-time-code/codes';
import { say } from '../texts/say';
import { isTotp } from './totp';
import type { VerifiedDevices } from './verified-devices';

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
