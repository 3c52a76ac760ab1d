import {
  type LoginValue,
  loginFirebase,
  loginLine,
  loginTelegram,
  type RegisterValue,
  registerSocial,
  type SocialProof,
} from '@tessera/contract';
import { registerMethod } from '@tessera/shell/environment';
import { call } from '@tessera/shell/request';
import { currentSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { readAttribution } from '../../common/attribution';
import { deviceFields } from '../../common/device-fields';

const silent = { alert: false } as const;

/** The name of the sign-in in tracking. */
export const typeOf = (proof: SocialProof): 'line' | 'telegram' | 'firebase' => {
  if ('lineSessionToken' in proof) return 'line';
  return 'telegramAuth' in proof ? 'telegram' : 'firebase';
};

const attribution = () => readAttribution(new URLSearchParams(location.search));

/**
 * Logs in with a proof (R4.12a, R7.5, R7.6, R7.50).
 * @throws RequestError, without an alert
 */
export function callLogin(proof: SocialProof): Promise<LoginValue> {
  const { isOfficialAppLogin, ...device } = deviceFields();
  if ('lineSessionToken' in proof) return call(loginLine, { ...proof, ...device }, silent);
  if ('telegramAuth' in proof) {
    const { pixelTrack: _unused, ...codes } = attribution();
    return call(loginTelegram, { ...codes, ...proof, ...device }, silent);
  }
  return call(loginFirebase, { type: 'firebase', ...proof, isOfficialAppLogin, ...device }, silent);
}

/**
 * Makes an account from a proof (R4.13b, R7.50).
 * @throws RequestError, without an alert
 */
export function callRegister(proof: SocialProof): Promise<RegisterValue> {
  const { registerMessageTemplate: smsTemplate } = currentSite();
  track('registerSubmit', { method: typeOf(proof) });
  const request = {
    ...proof,
    ...attribution(),
    registerMethod: registerMethod(),
    login: true as const,
    ...(smsTemplate && { smsTemplate }),
    ...deviceFields(),
  };
  return call(registerSocial, request, silent);
}
