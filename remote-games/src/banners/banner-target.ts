import { type Banner, type GameCard, isAllowedAddress } from '@tessera/contract';
import { safeTarget } from '@tessera/shell/navigation';
import { parseAddress } from '../address/parse-address';
import { paths } from '../paths';

/** Where a banner leads: a page of the app, another site, or a game. */
export type BannerTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'site'; readonly address: string }
  | { readonly kind: 'game'; readonly card: GameCard };

const page = (path: string): BannerTarget => ({ kind: 'page', path });

const promotionPage = (id = '') =>
  page(id ? `${paths.activity}?${new URLSearchParams({ id })}` : paths.activity);

/**
 * Where an address leads: one that starts with /m and has no http is a page of the app (R5.16); any other must be
 * https on one of the merchant's link hosts, or a page of our own. Nowhere otherwise.
 */
export function linkTarget(address: string, linkHosts: readonly string[]): BannerTarget | undefined {
  if (address.startsWith('/m') && !address.includes('http')) {
    const path = safeTarget(address);
    return path === undefined ? undefined : page(path);
  }
  const url = parseAddress(address);
  if (!url || !isAllowedAddress(address, [location.host, ...linkHosts])) return undefined;
  if (url.origin !== location.origin) return { kind: 'site', address: url.href };
  const path = safeTarget(url.pathname + url.search + url.hash);
  return path === undefined ? undefined : page(path);
}

function gameTarget({ linkage, vendor, nodeId, gameType, title = '' }: Banner): BannerTarget | undefined {
  if (linkage && vendor) {
    const card = { gameId: nodeId ?? linkage, gameCode: linkage, nodeId, vendor, displayName: title };
    return { kind: 'game', card: { ...card, accountTypeName: '', freeplay: false, hot: false } };
  }
  const filter = { ...(gameType && { category: gameType }), ...(vendor && { vendor }) };
  return gameType || vendor ? page(`${paths.games}?${new URLSearchParams(filter)}`) : undefined;
}

/** Where a banner leads by its linkage type: P a promotion, URL an address, G a game (R3.32); undefined for nowhere. */
export function bannerTarget(banner: Banner, linkHosts: readonly string[]): BannerTarget | undefined {
  if (banner.linkageType === 'P') return promotionPage(banner.linkage);
  if (banner.linkageType === 'G') return gameTarget(banner);
  if (banner.linkageType !== 'URL' || banner.linkage === undefined) return undefined;
  return linkTarget(banner.linkage, linkHosts);
}
