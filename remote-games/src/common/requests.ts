import { bannerList, type Endpoint, gameList, type RequestOf } from '@tessera/contract';

type GameListRequest = RequestOf<typeof gameList>;

/** The first games of every lane: the home page shows them, and the games page reads the categories from them. */
export const firstGames: GameListRequest = { limit: 12 };

/** The number of games in one answer. A larger answer takes a slow phone too long to parse. */
const PAGE_SIZE = 200;

/** One page of the games of a category, from `offset` on. */
export const gamesFrom = (category: string, offset = 0): GameListRequest =>
  offset === 0 ? { category, limit: PAGE_SIZE } : { category, limit: PAGE_SIZE, offset };

/** The banners of the home page. */
export const homeBanners: RequestOf<typeof bannerList> = { groupName: 'm_home' };

/** The path with query that the page's early script asks for. The later call shares its answer only if both are equal. */
const earlyPath = ({ path }: Pick<Endpoint, 'path'>, request: object): string =>
  `${path}?${new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))}`;

export const earlyGames = (request: GameListRequest): string => earlyPath(gameList, request);
export const earlyBanners = earlyPath(bannerList, homeBanners);
