import { gameList } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { categoryOfPath } from '../common/categories/category-pages';
import { isFavourites } from '../common/categories/favourites';
import { isMergedCategory } from '../common/categories/house-category';
import { paths } from '../common/paths';
import { firstGames, gamesFrom } from '../common/requests';

/** What a page of this remote will ask for first. */
function needsOf(path: string, search: URLSearchParams) {
  if (path === paths.home) return [firstGames];
  const own = categoryOfPath(path);
  if (own === undefined && path !== paths.games) return [];
  const category = own ?? search.get('category') ?? undefined;
  const isSource = category !== undefined && !isMergedCategory(category) && !isFavourites(category);
  return isSource ? [firstGames, gamesFrom(category)] : [firstGames];
}

/** Starts the games that a page needs, beside its code; the page's own call then shares the request. */
export function prefetchGames(path: string, search: URLSearchParams): void {
  for (const request of needsOf(path, search)) {
    // The page shows the failure when it asks itself.
    call(gameList, request, { alert: false }).catch(() => undefined);
  }
}
