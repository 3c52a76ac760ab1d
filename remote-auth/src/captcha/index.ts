import type { SolvedCaptcha } from '@tessera/contract';
import { type CaptchaPlace, captchaNeeded, type Guarded } from './needed';

export { CaptchaError } from './captcha-error';
export { type CaptchaPlace, captchaNeeded } from './needed';

/** What a call takes along of a captcha: nothing where none is needed. @throws CaptchaError, RequestError */
export async function captchaFor(place: CaptchaPlace, guarded: Guarded = {}): Promise<SolvedCaptcha> {
  if (!captchaNeeded(place, guarded)) return {};
  const { solveCaptcha } = await import(/* webpackChunkName: "captcha" */ './solve');
  return solveCaptcha(place);
}
