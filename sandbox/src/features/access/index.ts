import { captchaImage, geetest } from '@tessera/contract';
import { type Answer, answer } from '../../gateway';
import type { Store } from '../../members';
import type { Captchas } from '../../third-parties/captcha';
import type { Access } from './access';
import { changePasswordAnswer } from './credentials';
import { loginAnswers } from './login';
import { sendSmsAnswer } from './one-time-codes';
import { registerAnswers } from './register';
import { resetPasswordAnswers } from './reset-password';
import { socialAnswers } from './social-login';
import { verificationAnswers } from './verification';

export { type Access, createAccess } from './access';
export { checkPassword, checkUserName } from './credentials';
export { type ContactType, contactOf, sendCode } from './send-code';
export { base32, isTotp, totp } from './totp';
export { acceptDevice, secretOf } from './verification';

/** Every call about sign-in and registration. */
export const accessAnswers = (store: Store, access: Access): readonly Answer[] => [
  ...loginAnswers(store, access),
  ...registerAnswers(store, access),
  ...socialAnswers(store, access),
  ...captchaAnswers(access.captchas),
  sendSmsAnswer(access.codes, access.captchas),
  ...verificationAnswers(store, access),
  changePasswordAnswer(store),
  ...resetPasswordAnswers(store, access),
];

/** Registers Geetest v3 captchas (R7.19a), and draws pictures with characters. */
const captchaAnswers = (captchas: Captchas): readonly Answer[] => [
  answer(geetest, () => captchas.v3.register()),
  answer(captchaImage, ({ request, merchant }) => ({
    image: captchas.picture(merchant, request.loginDeviceId),
  })),
];
