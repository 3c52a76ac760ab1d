import { autoUsernameAnswer, registerMobileAnswer } from './register';
import { changePasswordAnswer } from './password';
import { sendSmsAnswer, Codes } from './one-time-codes';
import { verificationAnswers, VerifiedDevices } from './verification';
import { Captchas } from '../../third-parties/captcha';
import { captchaImage, geetest } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import type { Store } from '../../members';
import type { IdentityOf } from './identity';

export { loginAnswer, logoutAnswer } from './login';
export { registerAnswer, SHORTEST_PASSWORD, userNameShape } from './register';
export { type IdentityOf, identityReader } from './identity';
export { socialAnswers } from './social-login';
export { totp } from './totp';

/** Captchas, one-time codes, extra verification, mobile registration and the change of a password. */
export const accessAnswers = (
  store: Store,
  { captchas, codes, devices }: Access,
  identityOf: IdentityOf,
): readonly Answer[] => [
  ...captchaAnswers(captchas),
  sendSmsAnswer(codes, captchas),
  ...verificationAnswers(store, codes, devices),
  registerMobileAnswer(store, { codes, captchas }, identityOf),
  autoUsernameAnswer(store),
  changePasswordAnswer(store),
];

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

/** Registers a v3 captcha (R7.19a) and draws pictures. */
export const captchaAnswers = (captchas: Captchas): readonly Answer[] => [
  answer(geetest, () => captchas.v3.register()),
  answer(captchaImage, ({ request, merchant }) => ({
    image: captchas.picture(merchant, request.loginDeviceId),
  })),
];
