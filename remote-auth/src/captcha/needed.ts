import type { Flag, LoginRequest, SiteStatus } from '@tessera/contract';
import { currentSite, hasFlag } from '@tessera/shell/site';

/** Where a captcha can stand before a call. */
export type CaptchaPlace = 'login' | 'sms' | 'register';

type ShowFlag = 'showLoginGeetest' | 'showSmsGeetest' | 'showGeetest';

/** The show flag of each place, and the white-label flag that counts where the merchant's settings name none. */
const switches: Readonly<Record<CaptchaPlace, readonly [ShowFlag & keyof SiteStatus['register'], Flag]>> = {
  login: ['showLoginGeetest', 'GEETEST3'],
  sms: ['showSmsGeetest', 'GEETESTVCODE3'],
  register: ['showGeetest', 'GEETEST3'],
};

/** What is known of the call that the captcha is for. */
export interface Guarded {
  readonly type?: LoginRequest['type'];
  readonly username?: string | undefined;
}

const provesItself: readonly LoginRequest['type'][] = ['sms', 'firebase', 'line'];

/** A merchant tries the captcha out on its test site before members meet it. */
const isOnTrial = (): boolean => hasFlag('GEETESTTEST3') && currentSite().test;

/** Whether a captcha must be solved before a call (R5.3a, R5.3d). */
export function captchaNeeded(place: CaptchaPlace, { type, username }: Guarded = {}): boolean {
  if (type && provesItself.includes(type) && !username) return false;
  const [shown, flag] = switches[place];
  return currentSite().register[shown] ?? (hasFlag(flag) || isOnTrial());
}
