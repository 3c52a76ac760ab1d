import type { Page } from '@playwright/test';
import type { Tab } from './tab';

/**
 * Runs in the page. Whether the worker of the page's own release controls the page and has cached every file of the
 * release that the page has loaded. After that no worker takes over.
 */
export async function isWorkerReady(): Promise<boolean> {
  const { number } = JSON.parse(document.getElementById('tessera-release')?.textContent ?? '{}');
  const { active, waiting, installing } = await navigator.serviceWorker.ready;
  const { controller } = navigator.serviceWorker;
  if (waiting || installing || controller !== active || active?.state !== 'activated') return false;
  // A worker caches the page of its release when it is installed.
  if (!(await caches.match(`/m/home?__WB_REVISION__=${number}`))) return false;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/m\/(shell|remotes)\//.test(name));
  const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
  return kept.length > 0 && kept.every(Boolean);
}

/** Waits until the worker is ready. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(isWorkerReady, undefined, { polling: 100 });

/** Every address in the caches of the page's origin. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Number of the release that the page runs. */
export const releaseOf = (page: Pick<Tab, 'evaluate'>): Promise<number> =>
  page.evaluate(() => JSON.parse(document.getElementById('tessera-release')?.textContent ?? '{}').number);
