import { safeTarget } from '@tessera/shell/navigation';

/** Where an announcement leads: a path of the app, or another site. */
export type AnnouncementLink =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'site'; readonly url: string };

/** Reads a link that the merchant has written. Only paths of the app and https addresses lead anywhere. */
export function announcementLink(raw: string | undefined): AnnouncementLink | undefined {
  const path = safeTarget(raw);
  if (path !== undefined) return { kind: 'route', path };
  const url = raw !== undefined && URL.canParse(raw) ? new URL(raw) : undefined;
  if (url?.protocol !== 'https:') return undefined;
  const own = url.origin === location.origin ? safeTarget(url.pathname + url.search + url.hash) : undefined;
  return own === undefined ? { kind: 'site', url: url.href } : { kind: 'route', path: own };
}
