import { type Banner, type GameCard, type MerchantLink, merchantLink } from '@tessera/contract';
import { gamesPath, paths } from '../../../common/paths';

/** The target of a banner: a page of the app, another site, or a game. */
export type BannerTarget =
  | MerchantLink
  | { readonly kind: 'game'; readonly card: GameCard; readonly roomId: string | undefined };

const page = (path: string): BannerTarget => ({ kind: 'page', path });

const promotionPage = (id = '') =>
  page(id ? `${paths.activity}?${new URLSearchParams({ id })}` : paths.activity);

function gameTarget({
  linkage,
  vendor,
  nodeId,
  roomId,
  gameType,
  title = '',
}: Banner): BannerTarget | undefined {
  if (linkage && vendor) {
    const card = { gameId: nodeId ?? linkage, gameCode: linkage, nodeId, vendor, displayName: title };
    return { kind: 'game', card: { ...card, accountTypeName: '', freeplay: false, hot: false }, roomId };
  }
  return gameType || vendor ? page(gamesPath({ category: gameType, vendor })) : undefined;
}

/** @returns the target of a banner by its linkage type: P a promotion, URL an address, G a game (R3.32); undefined for none */
export function bannerTarget(
  banner: Banner,
  trusted: readonly string[] | undefined,
): BannerTarget | undefined {
  if (banner.linkageType === 'P') return promotionPage(banner.linkage);
  if (banner.linkageType === 'G') return gameTarget(banner);
  return banner.linkageType === 'URL' ? merchantLink(banner.linkage, trusted) : undefined;
}
