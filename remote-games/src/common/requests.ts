import { gameList, type RequestOf } from '@tessera/contract';

type GameListRequest = RequestOf<typeof gameList>;

/** The first games of every lane: what the home page shows, and where the games page learns the categories. */
export const firstGames: GameListRequest = { limit: 12 };

/** So many games are taken up at once: parsing more would make a slow phone stumble. */
export const PAGE = 200;

/** Some games of one category, from a place on. */
export const gamesFrom = (category: string, offset = 0): GameListRequest =>
  offset === 0 ? { category, limit: PAGE } : { category, limit: PAGE, offset };

/** The path with query under which the page's early script asks for some games. */
export const earlyPath = (request: GameListRequest): string =>
  `${gameList.path}?${new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))}`;
