import type { Environment } from '@tessera/shell/environment';
import type { DownloadSetting } from '../../common/merchant-app';
import { isHome } from '../../common/paths';
import type { installFlags } from './install-flags';

type InstallEnvironment = Pick<
  Environment,
  'isNativeApp' | 'isPwa' | 'isWebclip' | 'isTelegram' | 'isMaya' | 'isGcash'
>;

/** Everything that decides whether the install question comes as a prompt. */
export interface InstallFacts extends ReturnType<typeof installFlags> {
  readonly pathname: string;
  readonly environment: InstallEnvironment;
  /** Undefined until the answer has come, and after a failure. */
  readonly setting: DownloadSetting['install'] | undefined;
  readonly signedIn: boolean;
}

/** Whether this environment can have a home screen entry and does not run from one (R5.13a). */
export const canInstallIn = (here: InstallEnvironment): boolean =>
  !(here.isNativeApp || here.isPwa || here.isWebclip || here.isTelegram || here.isMaya || here.isGcash);

/** Whether the install question may come as a prompt: on the home page only (R2.21, R5.13a, R6.3c). */
export function mayAskToInstall(facts: InstallFacts): boolean {
  const { pathname, environment, setting, signedIn } = facts;
  if (facts.isInstalled || facts.isDeclined || facts.isUnwanted) return false;
  if (!isHome(pathname) || !canInstallIn(environment)) return false;
  if (!setting?.enabled) return false;
  return signedIn || !setting.requireLogin;
}
