import type { AppKey, DownLinks } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';

/** The addresses of the merchant's app. Trusted addresses only. */
export interface DownloadLinks {
  readonly ios: string | undefined;
  /** The iOS profile. */
  readonly profile: string | undefined;
  readonly android: string | undefined;
}

/**
 * Whether an installation link of iOS names a file over https.
 * @throws TypeError if the link names no absolute address
 */
const namesSafeFile = ({ protocol, searchParams }: URL): boolean =>
  protocol === 'itms-services:' && new URL(searchParams.get('url') ?? '').protocol === 'https:';

/**
 * Makes an address of the merchant's settings absolute.
 * @returns undefined unless it is https, an installation link of iOS, or on this origin
 */
export function trustedAddress(raw: string | undefined): string | undefined {
  if (!raw) return undefined;
  try {
    const url = new URL(raw, location.origin);
    const isOurs = url.protocol === 'http:' && url.origin === location.origin;
    return url.protocol === 'https:' || isOurs || namesSafeFile(url) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

const listedIn = (links: DownLinks, key: AppKey) => [
  ...(links[key]?.downLink ?? []),
  ...(links[key]?.resources ?? []),
];

function addressOf(links: DownLinks, key: AppKey): string | undefined {
  const listed = listedIn(links, key).filter(({ resourceType }) => resourceType === key);
  return [links[key]?.url, ...listed.map(({ url }) => url)]
    .map(trustedAddress)
    .find((url) => url !== undefined);
}

/** The addresses of a merchant's app: for each system its own address, or the first listed one of its type (R3.29, R3.30). */
export const downloadLinks = (links: DownLinks): DownloadLinks => ({
  ios: addressOf(links, 'IOS'),
  profile: addressOf(links, 'MOBILECONFIG'),
  android: addressOf(links, 'Android'),
});

const keysOf = (os: Environment['os']): readonly AppKey[] => {
  if (os === 'ios') return ['IOS', 'MOBILECONFIG'];
  return os === 'android' ? ['Android'] : ['IOS', 'MOBILECONFIG', 'Android'];
};

/** Whether the merchant offers the home screen in place of an app on this system (R3.30). */
export const isOnHomeScreen = (links: DownLinks, os: Environment['os']): boolean =>
  keysOf(os).some((key) => listedIn(links, key).some(({ resourceType }) => resourceType === 'HOMESCREEN'));

/** The app's icon among the listed resources (R3.30). */
export const listedIcon = (links: DownLinks): string | undefined =>
  (['IOS', 'Android', 'MOBILECONFIG'] as const)
    .flatMap((key) => listedIn(links, key))
    .find(({ resourceType, url }) => resourceType === 'AppDownloadIcon' && url)?.url;

/** The address for a device (R4.25): on iOS the app or else the profile, on Android the package, on other systems undefined. */
export function directLink(links: DownloadLinks, os: Environment['os']): string | undefined {
  if (os === 'ios') return links.ios ?? links.profile;
  return os === 'android' ? links.android : undefined;
}

/** The direct link; on a system without an app, any link of the app. */
export function bestLink(links: DownloadLinks, os: Environment['os']): string | undefined {
  if (os === 'ios' || os === 'android') return directLink(links, os);
  return links.ios ?? links.android ?? links.profile;
}
