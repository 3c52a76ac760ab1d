import type { DownLinks } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';

/** Where the app comes from; only http(s) addresses. */
export interface DownloadLinks {
  readonly ios: string | undefined;
  /** The iOS profile. */
  readonly profile: string | undefined;
  readonly android: string | undefined;
}

function webAddress(raw: string | undefined): string | undefined {
  if (!raw) return undefined;
  try {
    const { protocol, href } = new URL(raw, location.origin);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

function addressOf(links: DownLinks, type: 'IOS' | 'MOBILECONFIG' | 'Android'): string | undefined {
  const target = links[type];
  if (!target) return undefined;
  const listed = [...target.downLink, ...target.resources].filter((link) => link.resourceType === type);
  return [target.url, ...listed.map(({ url }) => url)].map(webAddress).find((url) => url !== undefined);
}

/** The links of a merchant's app: each target's own address, or the first listed one of its type (R3.29, R3.30). */
export const downloadLinks = (links: DownLinks): DownloadLinks => ({
  ios: addressOf(links, 'IOS'),
  profile: addressOf(links, 'MOBILECONFIG'),
  android: addressOf(links, 'Android'),
});

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
