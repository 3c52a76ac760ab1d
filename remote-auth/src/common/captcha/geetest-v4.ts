import type { SolvedCaptcha } from '@tessera/contract';
import { loadScript } from '@tessera/remote';
import * as v from 'valibot';
import { CaptchaError } from './captcha-error';
import { type CaptchaObject, detailOf, LOADING, runHidden, withinLimit } from './hidden';
import { captchaLanguage } from './languages';

interface GeetestV4 extends CaptchaObject<unknown> {
  showCaptcha(): void;
}
interface Config {
  readonly captchaId: string;
  readonly product: 'bind';
  readonly language: string;
  readonly protocol: 'https://';
  /** In ms, for each host of the service in turn. */
  readonly timeout: number;
  /** Called for failures before the captcha exists. Without it the loader throws where no caller can catch. */
  readonly onError: (error: unknown) => void;
}

declare global {
  var initGeetest4: ((config: Config, callback: (captcha: GeetestV4) => void) => void) | undefined;
}

const OWN_SCRIPT = 'https://static.geetest.com/v4/gt4.js';

const solution = v.object({
  lot_number: v.string(),
  captcha_output: v.string(),
  pass_token: v.string(),
  gen_time: v.string(),
});

async function create(captchaId: string, script: string): Promise<GeetestV4> {
  await withinLimit(loadScript(script));
  const { initGeetest4 } = globalThis;
  if (!initGeetest4) throw new CaptchaError('failed', 'the captcha script defines no initGeetest4');
  return withinLimit(
    new Promise<GeetestV4>((resolve, reject) => {
      initGeetest4(
        {
          captchaId,
          product: 'bind',
          language: captchaLanguage('v4'),
          protocol: 'https://',
          timeout: LOADING,
          onError: (error) => reject(new CaptchaError('failed', detailOf(error))),
        },
        resolve,
      );
    }),
  );
}

/** Solves a captcha of version 4. It needs the merchant's id and no call to the gateway (R7.19b). */
export async function solveV4(captchaId: string, script = OWN_SCRIPT): Promise<SolvedCaptcha> {
  const captcha = await create(captchaId, script);
  const solved = v.parse(solution, await runHidden(captcha, () => captcha.showCaptcha()));
  return { geetestValidateV4: JSON.stringify(solved) };
}
