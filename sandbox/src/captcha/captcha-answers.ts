import { captchaImage, geetest } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import type { Captchas } from './captchas';

/** Registers a v3 captcha (R7.19a) and draws pictures. */
export const captchaAnswers = (captchas: Captchas): readonly Answer[] => [
  answer(geetest, () => captchas.v3.register()),
  answer(captchaImage, ({ request, merchant }) => ({
    image: captchas.picture(merchant, request.loginDeviceId),
  })),
];
