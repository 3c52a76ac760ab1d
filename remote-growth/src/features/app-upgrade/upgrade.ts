import type { SiteStatus } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import { downloadLinks } from '../../common/merchant-app';

/** The numbers of a version, the most significant first. */
type Version = readonly number[];

/** Parses a version such as 2.4.39. @returns undefined for any other text */
export const parseVersion = (text: string | undefined): Version | undefined =>
  text !== undefined && /^\d+(\.\d+)*$/.test(text) ? text.split('.').map(Number) : undefined;

/** Whether a version is older than another one. A missing part counts as 0. */
export function isOlder(version: Version, other: Version): boolean {
  for (let at = 0; at < Math.max(version.length, other.length); at++) {
    const difference = (version[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The first version of the app that opens a direct link itself (R9.38). */
const OPENS_LINKS: Version = [2, 4, 39];

export interface UpgradeFacts {
  readonly environment: Pick<Environment, 'os' | 'isNativeApp' | 'appVersion'>;
  readonly site: Pick<SiteStatus, 'appVersion' | 'downLinkObj'>;
}

/** A newer version of the native app, and its address. */
interface Upgrade {
  readonly version: string;
  readonly url: string;
  /** `_blank` makes the system's browser open it, for apps that do not open links themselves. */
  readonly target: '_self' | '_blank';
}

/** The upgrade to offer: only inside the native app, if a newer version has a link for its platform (R2.52a). */
export function upgradeFor({ environment, site }: UpgradeFacts): Upgrade | undefined {
  const { os, isNativeApp, appVersion } = environment;
  if (!isNativeApp || (os !== 'ios' && os !== 'android')) return undefined;
  const installed = parseVersion(appVersion);
  const offered = os === 'ios' ? site.appVersion.IOS : site.appVersion.Android;
  const newest = parseVersion(offered);
  const url = downloadLinks(site.downLinkObj)[os];
  if (!installed || !newest || offered === undefined || url === undefined) return undefined;
  if (!isOlder(installed, newest)) return undefined;
  return { version: offered, url, target: isOlder(installed, OPENS_LINKS) ? '_blank' : '_self' };
}
