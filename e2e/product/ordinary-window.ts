import type { BrowserContext } from '@playwright/test';

/**
 * Lets a context pass for an ordinary window. Playwright's are private ones, and Chromium gives those a share of the
 * memory for storage, drawn anew at each start: about half of the time it is as little as the product knows private
 * windows by (R5.9).
 */
export const asOrdinaryWindow = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if ('storage' in navigator) navigator.storage.estimate = async () => ({ quota: 1e12, usage: 0 });
  });
