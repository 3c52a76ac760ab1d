import {
  type LoginValue,
  loginFirebase,
  loginLine,
  loginTelegram,
  type SocialProof,
} from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { readArrival } from '../arrival/arrival';
import { deviceFields } from '../device/device-fields';

const silent = { alert: false } as const;

/**
 * Logs in with the proof of a provider (R4.12a, R7.5, R7.6, R7.50).
 * @throws RequestError; nothing has been told
 */
export function socialLogin(proof: SocialProof): Promise<LoginValue> {
  const { isOfficialAppLogin, ...device } = deviceFields();
  if ('lineSessionToken' in proof) return call(loginLine, { ...proof, ...device }, silent);
  if ('telegramAuth' in proof) {
    const { pixelTrack: _unused, ...arrival } = readArrival(new URLSearchParams(location.search));
    return call(loginTelegram, { ...arrival, ...proof, ...device }, silent);
  }
  return call(loginFirebase, { type: 'firebase', ...proof, isOfficialAppLogin, ...device }, silent);
}

/** How tracking names the sign-in. */
export const typeOf = (proof: SocialProof): 'line' | 'telegram' | 'firebase' => {
  if ('lineSessionToken' in proof) return 'line';
  return 'telegramAuth' in proof ? 'telegram' : 'firebase';
};
