import { CaptchaError } from './captcha-error';
import { withinLimit } from './within';

/** What both versions of the service's object can do. */
export interface CaptchaObject<Solution> {
  onReady(listener: () => void): unknown;
  onSuccess(listener: () => void): unknown;
  onError(listener: (error: unknown) => void): unknown;
  onClose(listener: () => void): unknown;
  /** Falsy until solved. */
  getValidate(): Solution | false | undefined;
  destroy(): void;
}

/** Why the service says that it failed, for the console. */
export const detailOf = (error: unknown): string => `the captcha service failed: ${JSON.stringify(error)}`;

/**
 * Runs a captcha in hidden mode: it is shown once ready, asks nothing of most people, and is thrown away afterwards.
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
