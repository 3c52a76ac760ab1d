import type { AppKey, DownLinks } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';

/** Where the app comes from; only addresses that a visitor may be led to. */
export interface DownloadLinks {
  readonly ios: string | undefined;
  /** The iOS profile. */
  readonly profile: string | undefined;
  readonly android: string | undefined;
}

/** iOS fetches what such an address names: that must be as safe as any other. Throws when it names nothing. */
const namesSafeFile = ({ protocol, searchParams }: URL): boolean =>
  protocol === 'itms-services:' && new URL(searchParams.get('url') ?? '').protocol === 'https:';

/** An address from the merchant's settings as an absolute one: https, an iOS installation, or our own origin; all else is none. */
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

/** The links of a merchant's app: each way's own address, or the first listed one of its type (R3.29, R3.30). */
export const downloadLinks = (links: DownLinks): DownloadLinks => ({
  ios: addressOf(links, 'IOS'),
  profile: addressOf(links, 'MOBILECONFIG'),
  android: addressOf(links, 'Android'),
});

const keysOf = (os: Environment['os']): readonly AppKey[] => {
  if (os === 'ios') return ['IOS', 'MOBILECONFIG'];
  return os === 'android' ? ['Android'] : ['IOS', 'MOBILECONFIG', 'Android'];
};

/** Whether the merchant lists the home screen as a way to the app on this system (R3.30). */
export const isOnHomeScreen = (links: DownLinks, os: Environment['os']): boolean =>
  keysOf(os).some((key) => listedIn(links, key).some(({ resourceType }) => resourceType === 'HOMESCREEN'));

/** The app's picture among the listed resources, if there is one (R3.30). */
export const listedIcon = (links: DownLinks): string | undefined =>
  (['IOS', 'Android', 'MOBILECONFIG'] as const)
    .flatMap((key) => listedIn(links, key))
    .find(({ resourceType, url }) => resourceType === 'AppDownloadIcon' && url)?.url;

/** The link for a device: iOS its app or else the profile, Android its package, any other system none (R4.25). */
export function directLink(links: DownloadLinks, os: Environment['os']): string | undefined {
  if (os === 'ios') return links.ios ?? links.profile;
  return os === 'android' ? links.android : undefined;
}

/** The direct link, or on a system that no app is for whichever link there is. */
export function bestLink(links: DownloadLinks, os: Environment['os']): string | undefined {
  if (os === 'ios' || os === 'android') return directLink(links, os);
  return links.ios ?? links.android ?? links.profile;
}
