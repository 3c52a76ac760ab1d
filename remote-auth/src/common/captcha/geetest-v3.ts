import { geetest, type SolvedCaptcha } from '@tessera/contract';
import { loadScript } from '@tessera/remote';
import { call } from '@tessera/shell/request';
import * as v from 'valibot';
import { CaptchaError } from './captcha-error';
import { type CaptchaObject, runHidden, withinLimit } from './hidden';
import { captchaLanguage } from './languages';

interface GeetestV3 extends CaptchaObject<unknown> {
  verify(): void;
}
interface Config {
  readonly gt: string;
  readonly challenge: string;
  readonly offline: boolean;
  readonly new_captcha: boolean;
  readonly product: 'bind';
  readonly lang: string;
  readonly https: boolean;
}

declare global {
  var initGeetest: ((config: Config, callback: (captcha: GeetestV3) => void) => void) | undefined;
}

const OWN_SCRIPT = 'https://static.geetest.com/static/tools/gt.js';

const solution = v.object({
  geetest_challenge: v.string(),
  geetest_validate: v.string(),
  geetest_seccode: v.string(),
});

async function create(script: string): Promise<GeetestV3> {
  const [challenge] = await withinLimit(
    Promise.all([call(geetest, { t: Date.now() }, { alert: false }), loadScript(script)]),
  );
  const { initGeetest } = globalThis;
  if (!initGeetest) throw new CaptchaError('failed', 'the captcha script defines no initGeetest');
  const config: Config = {
    gt: challenge.gt,
    challenge: challenge.challenge,
    offline: !challenge.success,
    new_captcha: challenge.newCaptcha,
    product: 'bind',
    lang: captchaLanguage('v3'),
    https: true,
  };
  return withinLimit(new Promise<GeetestV3>((resolve) => initGeetest(config, resolve)));
}

/** Solves a captcha of version 3. The gateway registers its challenge (R7.19a, R7.19b, R3.39). */
export async function solveV3(script = OWN_SCRIPT): Promise<SolvedCaptcha> {
  const captcha = await create(script);
  const solved = v.parse(solution, await runHidden(captcha, () => captcha.verify()));
  return {
    geetestChallenge: solved.geetest_challenge,
    geetestValidate: solved.geetest_validate,
    geetestSeccode: solved.geetest_seccode,
  };
}
