import { scripts, GT, CAPTCHA_ID } from '../../third-parties/captcha';
import type { SiteStatus } from '@tessera/contract';
import type { Merchant } from '../../merchants';

/** How a merchant lets people in (R3.21). */
export function accessSettings(merchant: Merchant): Pick<SiteStatus, 'register' | 'login'> {
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
    login: { methods: [...(access?.login ?? (['username'] as const))] },
  };
}

/** The merchant's captcha, whose scripts are the sandbox's own (R3.39). */
export const captchaSettings = ({
  captcha,
}: Merchant): Pick<
  SiteStatus['gw'],
  'GEETEST_ID' | 'GEETEST_VERSION' | 'GEETEST_V3_SCRIPT' | 'GEETEST_V4_SCRIPT'
> => ({
  GEETEST_ID: captcha && (captcha.version === 'v4' ? CAPTCHA_ID : GT),
  GEETEST_VERSION: captcha?.version ?? 'v3',
  GEETEST_V3_SCRIPT: scripts.v3,
  GEETEST_V4_SCRIPT: scripts.v4,
});
