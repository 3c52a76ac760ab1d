import { isAllowedAddress } from '@tessera/contract';
import { safeTarget } from '@tessera/shell/navigation';
import { currentSite } from '@tessera/shell/site';

/** Where an announcement leads: a path of the app, or another site. */
export type AnnouncementLink =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'site'; readonly url: string };

/** Reads a link that the merchant has written. Only paths of the app and https addresses on its link hosts lead anywhere. */
export function announcementLink(raw: string | undefined): AnnouncementLink | undefined {
  const path = safeTarget(raw);
  if (path !== undefined) return { kind: 'route', path };
  const url = raw !== undefined && URL.canParse(raw) ? new URL(raw) : undefined;
  if (url?.protocol !== 'https:') return undefined;
  const own = url.origin === location.origin ? safeTarget(url.pathname + url.search + url.hash) : undefined;
  if (own !== undefined) return { kind: 'route', path: own };
  return isAllowedAddress(url.href, currentSite().linkHosts) ? { kind: 'site', url: url.href } : undefined;
}
