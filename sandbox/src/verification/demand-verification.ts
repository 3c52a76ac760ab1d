import { errorCode, type LoginRequest } from '@tessera/contract';
import { GatewayError } from '../gateway/gateway-error';
import type { Member } from '../members/member';
import { say } from '../texts/say';
import type { VerifiedDevices } from './verified-devices';

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
