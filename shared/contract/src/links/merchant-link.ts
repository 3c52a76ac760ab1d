import { isAllowedAddress } from './allowed-address';
import { parseAddress } from './parse-address';
import { safeTarget } from './safe-target';

/** The page's own address. Declared here because Node's types, with which the sandbox is checked, have no `location`. */
declare const location: Pick<URL, 'origin'>;

/** The target of a merchant's link: a page of the app, or another site. */
export type MerchantLink =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'site'; readonly url: string };

function page(target: string): MerchantLink | undefined {
  const path = safeTarget(target);
  return path === undefined ? undefined : { kind: 'page', path };
}

/**
 * Reads a link that the merchant wrote. One that starts with /m and has no http is a page of the app (R5.16); any other
 * must be https on an origin that the merchant trusts, or the full address of a page of our own.
 * @param trusted undefined if the merchant's description does not say: every site, to be opened after a question
 * @returns undefined for all others
 */
export function merchantLink(
  link: string | null | undefined,
  trusted: readonly string[] | undefined,
): MerchantLink | undefined {
  if (!link) return undefined;
  if (link.startsWith('/m') && !link.includes('http')) return page(link);
  const url = parseAddress(link);
  if (!url || !isAllowedAddress(link, trusted && [location.origin, ...trusted])) return undefined;
  const isOurs = url.origin === location.origin;
  return isOurs ? page(url.pathname + url.search + url.hash) : { kind: 'site', url: url.href };
}
