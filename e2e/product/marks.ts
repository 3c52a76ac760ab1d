import type { Page } from '@playwright/test';

/** Waits until the page has left a mark in its performance timeline. */
export async function marked(page: Page, name: string): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name);
}
