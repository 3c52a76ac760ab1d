import type { SolvedCaptcha } from '@tessera/contract';
import { currentSite } from '@tessera/shell/site';
import { CaptchaError } from './captcha-error';
import { solveV3 } from './geetest-v3';
import { solveV4 } from './geetest-v4';
import type { CaptchaPlace } from './needed';

let isRunning = false;

function solverFor(place: CaptchaPlace): () => Promise<SolvedCaptcha> {
  const { GEETEST_ID: id, GEETEST_VERSION, GEETEST_V3_SCRIPT, GEETEST_V4_SCRIPT } = currentSite().gw;
  if (place === 'sms' && GEETEST_VERSION !== 'v4') throw new CaptchaError('sms-needs-v4');
  if (!id) throw new CaptchaError('not-set-up');
  return GEETEST_VERSION === 'v4' ? () => solveV4(id, GEETEST_V4_SCRIPT) : () => solveV3(GEETEST_V3_SCRIPT);
}

/** A member who closes a captcha is not asked again at once; all else is tried once more (R8.22). */
async function withRetry(solve: () => Promise<SolvedCaptcha>): Promise<SolvedCaptcha> {
  try {
    return await solve();
  } catch (error) {
    if (error instanceof CaptchaError && error.code === 'closed') throw error;
    console.warn('[tessera] the captcha failed and is tried once more', error);
    return solve();
  }
}

/**
 * Solves the merchant's captcha; one at a time (R5.3c).
 * @throws CaptchaError, or RequestError when the gateway registers none
 */
export async function solveCaptcha(place: CaptchaPlace): Promise<SolvedCaptcha> {
  if (isRunning) throw new CaptchaError('too-fast');
  isRunning = true;
  try {
    return await withRetry(solverFor(place));
  } finally {
    isRunning = false;
  }
}
