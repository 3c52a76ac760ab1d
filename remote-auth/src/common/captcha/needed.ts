import type { Flag, LoginRequest, SiteStatus } from '@tessera/contract';
import { currentSite, hasFlag } from '@tessera/shell/site';

/** The calls that a captcha can protect. */
export type CaptchaPlace = 'login' | 'sms' | 'register';

type ShowFlag = 'showLoginGeetest' | 'showSmsGeetest' | 'showGeetest';

/** The setting of each place, and the white-label flag that applies where the settings do not contain it. */
const switches: Readonly<Record<CaptchaPlace, readonly [ShowFlag & keyof SiteStatus['register'], Flag]>> = {
  login: ['showLoginGeetest', 'GEETEST3'],
  sms: ['showSmsGeetest', 'GEETESTVCODE3'],
  register: ['showGeetest', 'GEETEST3'],
};

/** The parts of a login request that decide whether it needs a captcha. */
export interface Guarded {
  readonly type?: LoginRequest['type'];
  readonly username?: string | undefined;
}

const provesItself: readonly LoginRequest['type'][] = ['sms', 'firebase', 'line'];

/** Merchants test the captcha on their test site first. */
const isTested = (): boolean => hasFlag('GEETESTTEST3') && currentSite().test;

/** Whether a call needs a solved captcha (R5.3a, R5.3d). */
export function captchaNeeded(place: CaptchaPlace, { type, username }: Guarded = {}): boolean {
  if (type && provesItself.includes(type) && !username) return false;
  const [shown, flag] = switches[place];
  return currentSite().register[shown] ?? (hasFlag(flag) || isTested());
}
