import { type Banner, bannerList, gameList } from '@tessera/contract';
import type { SampleAnswer } from '@tessera/remote/view';
import { firstGames, homeBanners } from '../common/requests';

/**
 * What stands in the answers for values that only the page knows: characters for private use, which no text has. The
 * first character of a name is its initial. A count is a number, and no game has this one.
 */
export const holes = {
  initials: '\uE010',
  title: '\uE010\uE011',
  vendor: '\uE012',
  hue: '\uE018',
  count: 987_654_321,
  linkage: '\uE015',
  bannerTitle: '\uE019',
  position: '\uE01B',
  total: '\uE01C',
} as const;

/** The image host, and the pictures of games and banners below it. */
export const IMAGES = '/\uE013';
const GAME_IMAGE = '\uE014';
const BANNER_IMAGE = '\uE01A';
export const gameImage = encodeURI(`${IMAGES}/${GAME_IMAGE}`);
export const bannerImage = encodeURI(`${IMAGES}/${BANNER_IMAGE}`);

export interface CardKind {
  readonly hot?: boolean;
  readonly image?: boolean;
}

const card = (at: number, { hot = false, image = true }: CardKind) => ({
  gameId: String(at),
  gameCode: 'code',
  vendor: 'vendor',
  accountTypeName: holes.vendor,
  displayName: holes.title,
  freeplay: false,
  ...(image && { image: GAME_IMAGE }),
  hot,
});

/** A lane of a category. */
export const lane = (title: string, cards: number, kind: CardKind = {}) => ({
  title,
  cards: Array.from({ length: cards }, (_, at) => card(at, kind)),
  gameClassify: [],
  gameCount: holes.count,
});

export type BannerKind = Partial<Banner>;

/** So many banners of a kind. */
export const banners = (count: number, kind: BannerKind = {}) =>
  Array.from({ length: count }, () => ({ url: BANNER_IMAGE, ...kind }));

/** The answers of the home page. */
export const homeAnswers = (lanes: readonly object[], shown: readonly object[]): readonly SampleAnswer[] => [
  { endpoint: gameList, request: firstGames, value: { data: { lanes } } },
  { endpoint: bannerList, request: homeBanners, value: { banners: shown } },
];
