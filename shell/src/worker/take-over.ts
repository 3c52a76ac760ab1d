import { isPage } from './open-page';
import { scope } from './scope';

/**
 * Replaces the previous worker if at most one page is open: a browser may leave a later navigation of a page that was
 * open during the change without an answer. With several pages the worker waits until they are closed.
 */
export async function takeOver(): Promise<void> {
  const pages = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(isPage);
  if (pages.length <= 1) await scope.skipWaiting();
}
