import type { BrowserContext } from '@playwright/test';

/**
 * Makes the product treat a context as an ordinary window. Playwright's contexts are private windows. Chromium gives them
 * a random storage quota at each start, which is about half of the time below the limit by which the product detects
 * private windows (R5.9).
 */
export const asOrdinaryWindow = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if ('storage' in navigator) navigator.storage.estimate = async () => ({ quota: 1e12, usage: 0 });
  });
