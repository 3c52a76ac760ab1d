import { gameList } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { categoryAt, categoryOfPath, isFavourites, isMergedCategory } from '../common/categories';
import { paths } from '../common/paths';
import { firstGames, gamesFrom } from '../common/requests';

/** @returns the requests that a page of this remote makes first */
function requestsOf(path: string, search: URLSearchParams) {
  if (path === paths.home) return [firstGames];
  if (path !== paths.games && categoryOfPath(path) === undefined) return [];
  const category = categoryAt(path, search);
  const isGatewayCategory = category !== undefined && !isMergedCategory(category) && !isFavourites(category);
  return isGatewayCategory ? [firstGames, gamesFrom(category)] : [firstGames];
}

/** Requests the games of a page while its code loads. The page's own call then shares the request. */
export function prefetchGames(path: string, search: URLSearchParams): void {
  for (const request of requestsOf(path, search)) {
    // Ignored here: the page shows the failure of its own call.
    call(gameList, request, { alert: false }).catch(() => undefined);
  }
}
