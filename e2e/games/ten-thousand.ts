import { expect, type Page } from '@playwright/test';
import type { SandboxControl } from '../product/sandbox';

/** Opens the list of ten thousand games. @returns the height of the page in px */
export async function openTenThousandGames(page: Page, sandbox: SandboxControl): Promise<number> {
  await sandbox.games(10_000);
  await page.goto('/m/rng');
  await expect(page.getByText(/^9,7\d\d games$/)).toBeVisible({ timeout: 60_000 });
  return page.evaluate(() => document.documentElement.scrollHeight);
}
