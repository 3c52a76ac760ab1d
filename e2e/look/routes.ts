import type { Page } from '@playwright/test';
import { demo } from '../product/demo';
import { expect } from '../product/test';

/** Signs in, whatever the language of the page. */
export async function signInAnywhere(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/login`);
  await page.locator('[name="username"]').fill(demo.member);
  await page.locator('[name="password"]').fill(demo.password);
  await page.locator('[name="password"]').press('Enter');
  await expect(page).toHaveURL(/\/m\/home/);
}

/** Waits until nothing of a page is loading. */
export async function loaded(page: Page): Promise<void> {
  // Not the early view's.
  await expect(page.locator('#root main')).not.toBeEmpty();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/**
 * Waits until nothing has come for a second. Not for Playwright's `networkidle`: with routes, a picture that two tiles
 * share keeps it from coming.
 */
export async function quiet(page: Page): Promise<void> {
  const came = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  const isSame = async () => {
    const last = before;
    before = await came();
    return before === last;
  };
  await expect.poll(isSame, { intervals: [1_000], timeout: 30_000 }).toBe(true);
}
