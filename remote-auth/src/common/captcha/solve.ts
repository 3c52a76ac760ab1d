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

/** Tries once more after a failure (R8.22), except after the member has closed the captcha. */
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
 * Solves the merchant's captcha. Refuses a second one while one is open (R5.3c).
 * @throws CaptchaError, or RequestError if the gateway registers no challenge
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
