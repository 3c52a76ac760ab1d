import { gameList, type RequestOf } from '@tessera/contract';
import { isMergedCategory } from '../categories/house-category';

type GameListRequest = RequestOf<typeof gameList>;

/** The first games of every lane: what the home page shows, and where the games page learns the categories. */
export const firstGames: GameListRequest = { limit: 12 };

/** All games of one category, or of all when none is named. */
export const allGames = (category: string | undefined): GameListRequest =>
  category === undefined || isMergedCategory(category) ? {} : { category };

/** The path with query under which the page's early script asks for some games. */
export const earlyPath = (request: GameListRequest): string =>
  `${gameList.path}?${new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))}`;
