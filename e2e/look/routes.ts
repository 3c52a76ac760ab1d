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
  await expect(page.locator('main')).not.toBeEmpty();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
