import type { WebManifest } from '@tessera/contract';
import type { Environment, OperatingSystem } from '@tessera/shell/environment';
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
  readonly environment: InstallEnvironment & Pick<Environment, 'isMobile'>;
  /** Undefined until the answer has come, and after a failure. */
  readonly setting: DownloadSetting['install'] | undefined;
  readonly signedIn: boolean;
  /** `pwa` of the template (R3.26): false if the merchant does not offer the home screen. */
  readonly pwa: boolean | undefined;
  /** `desktop_app_feature` of the template (R3.26): false if the merchant offers no app on computers. */
  readonly desktop: boolean | undefined;
}

/** Whether this environment can have a home screen entry and does not run from one (R5.13a). */
export const canInstallIn = (here: InstallEnvironment): boolean =>
  !(here.isNativeApp || here.isPwa || here.isWebclip || here.isTelegram || here.isMaya || here.isGcash);

/** Whether the install question may come as a prompt: on the home page only (R2.21, R5.13a, R6.3c). */
export function mayAskToInstall(facts: InstallFacts): boolean {
  const { pathname, environment, setting, signedIn } = facts;
  if (facts.isInstalled || facts.isDeclined || facts.isUnwanted) return false;
  if (!isHome(pathname) || !canInstallIn(environment)) return false;
  if (facts.pwa === false || (facts.desktop === false && !environment.isMobile)) return false;
  if (!setting?.enabled) return false;
  return signedIn || !setting.requireLogin;
}

/** Names of the stores in `related_applications`, by the system. */
const stores: Readonly<Partial<Record<OperatingSystem, string>>> = {
  android: 'play',
  ios: 'itunes',
  windows: 'windows',
};

/**
 * Whether the manifest wants the site on the home screen (R3.40): not if it opens with the browser's bars from there
 * (`display`), nor if the merchant prefers an app of this system's store (`related_applications`).
 */
export function wantsHomeScreen(manifest: WebManifest | undefined, os: OperatingSystem): boolean {
  if (!manifest) return true;
  if (manifest.display === 'browser') return false;
  const hasApp = manifest.related_applications.some(({ platform }) => platform === stores[os]);
  return !(manifest.prefer_related_applications && hasApp);
}
