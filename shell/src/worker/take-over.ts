import { isPage } from './open-page';
import { scope } from './scope';

/**
 * Takes over from the worker before, if no second page is open: a browser may leave a later navigation of a page that
 * was open during a take-over without an answer. With several pages the worker waits until they are closed.
 */
export async function takeOver(): Promise<void> {
  const pages = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(isPage);
  if (pages.length <= 1) await scope.skipWaiting();
}
