import { CaptchaError } from './captcha-error';

/** How long loading may take, in ms (R7.19c, R9.10); a person may think as long as they like. */
export const LOADING = 5_000;

/** The promise, or a failure once loading took too long. */
export function withinLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CaptchaError('failed', 'the captcha did not load in time')), LOADING);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
