import type { SiteStatus } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import { downloadLinks } from '../download-bar/download-links';
import { isOlder, parseVersion } from './version';

/** The first version of the app that takes over a direct link by itself (R9.38). */
const TAKES_LINKS: readonly number[] = [2, 4, 39];

export interface UpgradeFacts {
  readonly environment: Pick<Environment, 'os' | 'isNativeApp' | 'appVersion'>;
  readonly site: Pick<SiteStatus, 'appVersion' | 'downLinkObj'>;
}

/** A newer version of the native app, and how to get it. */
export interface Upgrade {
  readonly version: string;
  readonly url: string;
  /** Apps that do not take links over must have the system's browser open it. */
  readonly target: '_self' | '_blank';
}

/**
 * The upgrade to offer: only inside the native app, when a newer version is there and has a link for the platform
 * (R2.52a).
 */
export function upgradeFor({ environment, site }: UpgradeFacts): Upgrade | undefined {
  const { os, isNativeApp, appVersion } = environment;
  if (!isNativeApp || (os !== 'ios' && os !== 'android')) return undefined;
  const installed = parseVersion(appVersion);
  const offered = os === 'ios' ? site.appVersion.IOS : site.appVersion.Android;
  const newest = parseVersion(offered);
  const url = downloadLinks(site.downLinkObj)[os];
  if (!installed || !newest || offered === undefined || url === undefined) return undefined;
  if (!isOlder(installed, newest)) return undefined;
  return { version: offered, url, target: isOlder(installed, TAKES_LINKS) ? '_blank' : '_self' };
}
