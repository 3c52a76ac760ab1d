import { expect, type Page } from '@playwright/test';

/** The withdrawal PIN of members in tests. */
export const PIN = '135790';

/** Fills the sheet of a new payout account, on the withdrawal page. */
export async function enterAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a payout account' }).click();
  await page.getByLabel('Account number').fill('0042 7719 1234');
  await page.getByLabel('Account holder').fill('Lena Member');
}

/** Adds a payout account, on the withdrawal page. */
export async function addAccount(page: Page): Promise<void> {
  await enterAccount(page);
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByRole('radio', { name: /Sandbox Savings Bank/ })).toBeChecked();
}

/** Fills the sheet of the first withdrawal PIN. */
export async function enterNewPin(page: Page): Promise<void> {
  await page.getByLabel('New withdrawal PIN').fill(PIN);
  await page.getByLabel('Repeat PIN').fill(PIN);
}
