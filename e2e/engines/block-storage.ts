import type { Prepared } from '../product/visitor';

/**
 * Has a browser refuse whatever a page wants to keep, in the way in which each does for members who block the data of
 * sites. The settings themselves are out of a driver's reach.
 */
export const blockStorage = (browser: Prepared): Promise<unknown> =>
  browser.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    if ('serviceWorker' in navigator) navigator.serviceWorker.register = async () => refuse();
  });
