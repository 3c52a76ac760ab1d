import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    tesseraTap: { from: number; to?: number };
  }
}

/** In ms. */
const LIMIT = 30_000;

/**
 * Taps on something that leads to another page.
 * @returns the time in ms from the touch until the document shows the other page in place of this one
 */
export async function measureTap(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => {
    const before = location.pathname;
    const old = document.querySelector('main')?.querySelector('h1, h2, li, section');
    window.tesseraTap = { from: Number.NaN };
    const look = () => {
      if (location.pathname !== before && old && !old.isConnected) window.tesseraTap.to = performance.now();
      else requestAnimationFrame(look);
    };
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        window.tesseraTap.from = timeStamp;
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await target.tap();
  await page.waitForFunction(() => window.tesseraTap.to !== undefined, undefined, { timeout: LIMIT });
  return page.evaluate(() => (window.tesseraTap.to ?? Number.NaN) - window.tesseraTap.from);
}
