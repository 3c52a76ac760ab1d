import { type Environment, isOldIosPwa } from '@tessera/shell/environment';
import { canInstallIn } from '../may-ask';

/** Browsers with different steps to the home screen, and the iOS profile. */
export type TipsKind =
  | 'ios-safari'
  | 'ios-safari-menu'
  | 'ios-chrome'
  | 'ios-other'
  | 'ios-elsewhere'
  | 'android'
  | 'desktop-chrome'
  | 'desktop-edge'
  | 'desktop-safari'
  | 'ios-profile';

const major = (version: string): number => Number.parseFloat(version) || 0;

/** Since iOS 16.4, other browsers than Safari can add to the home screen too. */
const othersMayAdd = (version: string): boolean => {
  const [whole = 0, minor = 0] = version.split('.').map(Number);
  return whole > 16 || (whole === 16 && minor >= 4);
};

function onIos(here: Environment): TipsKind | undefined {
  // There, an app on the home screen reloads at every switch of apps (R9.31).
  if (isOldIosPwa({ ...here, isPwa: true })) return undefined;
  if (here.browser === 'Safari') return major(here.browserVersion) >= 26 ? 'ios-safari-menu' : 'ios-safari';
  if (!othersMayAdd(here.osVersion)) return 'ios-elsewhere';
  return here.browser === 'Chrome' ? 'ios-chrome' : 'ios-other';
}

function onDesktop({ os, browser, browserVersion }: Environment): TipsKind | undefined {
  if (browser === 'Chrome') return 'desktop-chrome';
  if (browser === 'Edge') return 'desktop-edge';
  return browser === 'Safari' && os === 'macos' && major(browserVersion) >= 17 ? 'desktop-safari' : undefined;
}

/** The tips for this browser; undefined if it cannot install, or is unknown. */
export function tipsFor(here: Environment): TipsKind | undefined {
  if (!canInstallIn(here) || here.browser === '') return undefined;
  if (here.os === 'ios') return onIos(here);
  return here.os === 'android' ? 'android' : onDesktop(here);
}
