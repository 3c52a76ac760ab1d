import type { AnswerOf, downloadSetting } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import type { installFlags } from './install-flags';

/** Where the site may ask to be put on the home screen (R2.4, R2.21). */
const homes = ['/', '/m/home', '/m/index.html'];
export const isHome = (pathname: string): boolean => homes.includes(pathname);

export type Place = Pick<
  Environment,
  'isNativeApp' | 'isPwa' | 'isWebclip' | 'isTelegram' | 'isMaya' | 'isGcash'
>;

/** Everything that decides whether the site asks by itself to be put on the home screen. */
export interface InstallFacts extends ReturnType<typeof installFlags> {
  readonly pathname: string;
  readonly environment: Place;
  /** Absent until it has come, and when it could not be had. */
  readonly setting: AnswerOf<typeof downloadSetting>['install'] | undefined;
  readonly signedIn: boolean;
}

/** Whether this place can have a home screen entry at all, and has none yet (R5.13a). */
export const canInstallHere = (here: Place): boolean =>
  !(here.isNativeApp || here.isPwa || here.isWebclip || here.isTelegram || here.isMaya || here.isGcash);

/** Whether the site may ask by itself to be put on the home screen (R2.21, R5.13a, R6.3c). */
export function mayAskToInstall(facts: InstallFacts): boolean {
  const { pathname, environment, setting, signedIn } = facts;
  if (facts.isInstalled || facts.isDeclined || facts.isUnwanted) return false;
  if (!isHome(pathname) || !canInstallHere(environment)) return false;
  if (!setting?.enabled) return false;
  return signedIn || !setting.requireLogin;
}
