import type { SolvedCaptcha } from '@tessera/contract';
import { type CaptchaPlace, captchaNeeded, type Guarded } from './needed';

export { CaptchaError } from './captcha-error';

/**
 * Solves the captcha of a call. Loads its code only if one is needed.
 * @returns the captcha's fields of the request; none without a captcha
 * @throws CaptchaError, RequestError
 */
export async function captchaFor(place: CaptchaPlace, guarded: Guarded = {}): Promise<SolvedCaptcha> {
  if (!captchaNeeded(place, guarded)) return {};
  const { solveCaptcha } = await import(/* webpackChunkName: "captcha" */ './solve');
  return solveCaptcha(place);
}
