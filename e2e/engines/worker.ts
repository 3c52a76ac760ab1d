import { expect } from '@playwright/test';
import type { Tab } from '../product/tab';

/** Waits until the page's service worker controls the page and keeps what the page needs to start. */
export const workerReady = (tab: Tab): Promise<void> =>
  expect
    .poll(() =>
      tab.evaluate(async () => {
        const kept = await (await caches.open('tessera-files')).keys();
        return navigator.serviceWorker.controller?.state === 'activated' && kept.length > 0;
      }),
    )
    .toBe(true);

/** Number of the release that the page runs. */
export const releaseOf = (tab: Tab): Promise<number> =>
  tab.evaluate(() => JSON.parse(document.getElementById('tessera-release')?.textContent ?? '{}').number);
