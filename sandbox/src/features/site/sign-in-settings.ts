import type { SiteStatus } from '@tessera/contract';
import type { Merchant } from '../../merchants';
import { GEETEST_V3_ID, GEETEST_V4_ID, geetestScripts } from '../../third-parties/captcha';

/** The settings of login and registration (R3.21). */
export function signInSettings(merchant: Merchant): Pick<SiteStatus, 'register' | 'login'> {
  const { captcha, access } = merchant;
  return {
    register: {
      captcha: { enabled: merchant.pictureCaptcha ?? false },
      showLoginGeetest: captcha?.at.includes('login') ?? false,
      showSmsGeetest: captcha?.at.includes('sms') ?? false,
      showGeetest: captcha?.at.includes('register') ?? false,
      methods: [...(access?.register ?? (['username'] as const))],
      autoUsername: merchant.autoUsername ?? false,
      referralCode: merchant.referralCode ?? 'optional',
      confirmTerms: true,
    },
    login: {
      methods: [...(access?.login ?? (['username'] as const))],
      recovery: [...(merchant.recovery ?? [])],
    },
  };
}

/** The settings of the captcha, with the sandbox's own scripts (R3.39). */
export const captchaSettings = ({
  captcha,
}: Merchant): Pick<
  SiteStatus['gw'],
  'GEETEST_ID' | 'GEETEST_VERSION' | 'GEETEST_V3_SCRIPT' | 'GEETEST_V4_SCRIPT'
> => ({
  GEETEST_ID: captcha && (captcha.version === 'v4' ? GEETEST_V4_ID : GEETEST_V3_ID),
  GEETEST_VERSION: captcha?.version ?? 'v3',
  GEETEST_V3_SCRIPT: geetestScripts.v3,
  GEETEST_V4_SCRIPT: geetestScripts.v4,
});
