import { HOME } from '@tessera/contract';
import { withKept } from '../../platform/kept-parameters';

/** Pages that lose nothing in a reload. */
const reloaded: readonly string[] = [
  '/m/game',
  HOME,
  '/m/login',
  '/m/index',
  '/m/index.html',
  '/m/member/home',
  '/m/register',
  '/m/register.html',
];

type PageLocation = Pick<Location, 'pathname' | 'search' | 'reload' | 'assign'>;

/**
 * Reloads the application: the same page if that loses nothing, else the home page, because a reload could repeat
 * what the member was doing (R2.20).
 */
export function forceRefresh(page: PageLocation = location): void {
  if (reloaded.includes(page.pathname)) page.reload();
  else page.assign(withKept(HOME, page.search));
}
