import { isAllowedAddress } from '@tessera/contract';
import { safeTarget } from '@tessera/shell/navigation';
import { currentSite } from '@tessera/shell/site';

/** Where a merchant's link leads: a path of the app, or another site. */
export type Way =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'site'; readonly url: string };

/** Reads a link of the merchant; only paths of the app and https addresses on its link hosts lead anywhere. */
export function wayOf(link: string | null | undefined): Way | undefined {
  const path = safeTarget(link);
  if (path !== undefined) return { kind: 'route', path };
  return link && isAllowedAddress(link, currentSite().linkHosts) ? { kind: 'site', url: link } : undefined;
}
