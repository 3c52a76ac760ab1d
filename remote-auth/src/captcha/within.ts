import { withTimeout } from '@tessera/remote';
import { CaptchaError } from './captcha-error';

/** How long loading may take, in ms (R7.19c, R9.10); a person may think as long as they like. */
export const LOADING = 5_000;

/** Rejects if loading takes too long. */
export const withinLimit = <T>(promise: Promise<T>): Promise<T> =>
  withTimeout(promise, LOADING, () => new CaptchaError('failed', 'the captcha did not load in time'));
