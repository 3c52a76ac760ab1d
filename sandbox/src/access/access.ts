import { Captchas } from '../captcha/captchas';
import { Codes } from '../one-time-code/codes';
import { VerifiedDevices } from '../verification/verified-devices';

/** What stands between a visitor and a session, in memory. */
export interface Access {
  readonly captchas: Captchas;
  readonly codes: Codes;
  readonly devices: VerifiedDevices;
}

export const createAccess = (): Access => ({
  captchas: new Captchas(),
  codes: new Codes(),
  devices: new VerifiedDevices(),
});
