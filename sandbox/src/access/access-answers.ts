import { captchaAnswers } from '../captcha/captcha-answers';
import type { Answer } from '../gateway/answer';
import { autoUsernameAnswer } from '../members/auto-username';
import { changePasswordAnswer } from '../members/change-password';
import { registerMobileAnswer } from '../members/register-mobile';
import type { Store } from '../members/store';
import { sendSmsAnswer } from '../one-time-code/send-sms';
import type { IdentityOf } from '../social/identity';
import { verificationAnswers } from '../verification/verification-answers';
import type { Access } from './access';

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
