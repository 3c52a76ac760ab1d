import type { Page } from '@playwright/test';

/** Waits until the page's service worker is active, controls the page, and has kept what the page loaded. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForFunction(async () => (await (await caches.open('tessera-files')).keys()).length > 0);
  // What is being kept at this moment comes from the browser's own cache.
  await page.waitForTimeout(500);
}

/** Every address that any cache of the page's origin holds. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Number of the release that the page runs. */
export const releaseOf = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(document.getElementById('tessera-release')?.textContent ?? '{}').number);
