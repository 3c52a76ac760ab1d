import { HOME } from '../../platform/home-aliases';
import { withKept } from './kept-parameters';

/** Pages that can begin again where they are. */
const reloaded: readonly string[] = [
  '/m/game',
  '/m/home',
  '/m/login',
  '/m/index',
  '/m/index.html',
  '/m/member/home',
  '/m/register',
  '/m/register.html',
];

type PageLocation = Pick<Location, 'pathname' | 'search' | 'reload' | 'assign'>;

/**
 * Loads the application anew: the same page where that loses nothing, and home from any other, which may stand in the
 * middle of something that a second load would repeat (R2.20).
 */
export function forceRefresh(page: PageLocation = location): void {
  if (reloaded.includes(page.pathname)) page.reload();
  else page.assign(withKept(HOME, page.search));
}
