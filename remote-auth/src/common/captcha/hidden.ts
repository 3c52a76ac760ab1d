import { withTimeout } from '@tessera/remote';
import { CaptchaError } from './captcha-error';

/** Limit for loading, in ms (R7.19c, R9.10). Solving has no limit. */
export const LOADING = 5_000;

/** @throws CaptchaError if the promise has not settled within `LOADING` ms */
export const withinLimit = <T>(promise: Promise<T>): Promise<T> =>
  withTimeout(promise, LOADING, () => new CaptchaError('failed', 'the captcha did not load in time'));

/** What the captcha objects of both versions have in common. */
export interface CaptchaObject<Solution> {
  onReady(listener: () => void): unknown;
  onSuccess(listener: () => void): unknown;
  onError(listener: (error: unknown) => void): unknown;
  onClose(listener: () => void): unknown;
  /** Falsy until solved. */
  getValidate(): Solution | false | undefined;
  destroy(): void;
}

/** The service's own report of a failure, for the console. */
export const detailOf = (error: unknown): string => `the captcha service failed: ${JSON.stringify(error)}`;

/**
 * Runs a captcha in hidden mode: shows it once it is ready, and destroys it afterwards. Most people need not do anything.
 * @throws CaptchaError `closed` (R5.3e) or `failed`
 */
export async function runHidden<Solution>(
  captcha: CaptchaObject<Solution>,
  show: () => void,
): Promise<Solution> {
  const failed = new Promise<never>((_resolve, reject) => {
    captcha.onError((error) => reject(new CaptchaError('failed', detailOf(error))));
    captcha.onClose(() => reject(new CaptchaError('closed')));
  });
  const solved = new Promise<Solution>((resolve, reject) => {
    captcha.onSuccess(() => {
      const solution = captcha.getValidate();
      if (solution) resolve(solution);
      else reject(new CaptchaError('failed', 'solved, but without a result'));
    });
  });
  try {
    await withinLimit(Promise.race([failed, new Promise<void>((resolve) => captcha.onReady(resolve))]));
    show();
    return await Promise.race([solved, failed]);
  } finally {
    captcha.destroy();
  }
}
