import { gameList } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { categoryOfPath } from '../categories/category-pages';
import { paths } from '../paths';
import { allGames, firstGames } from './requests';

type Games = ReturnType<typeof allGames>;

/** What a page of this remote will ask for. */
function needsOf(path: string, search: URLSearchParams): readonly Games[] {
  if (path === paths.home) return [firstGames];
  const category = categoryOfPath(path);
  if (category === undefined && path !== paths.games) return [];
  return [firstGames, allGames(category ?? search.get('category') ?? undefined)];
}

/** Starts the games that a page needs, beside its code; the page's own call then shares the request. */
export function prefetchGames(path: string, search: URLSearchParams): void {
  for (const request of needsOf(path, search)) {
    // The page shows the failure when it asks itself.
    call(gameList, request, { alert: false }).catch(() => undefined);
  }
}
