import { expect, type Locator, type Page } from '@playwright/test';

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

/** Enters an amount and opens the sheet that confirms its withdrawal, on the withdrawal page. */
export async function openConfirmSheet(page: Page, amount: string): Promise<void> {
  await page.getByLabel('How much would you like to withdraw?').fill(amount);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
}

/** The pending withdrawals to the account of `addAccount`, on the withdrawal page. */
export const pendingWithdrawals = (page: Page): Locator =>
  page.getByRole('button', { name: /Sandbox Savings Bank.*Pending/ });

/** The screen of a withdrawal that was just booked. */
export const bookedWithdrawal = (page: Page): Locator => page.getByText('Your withdrawal is on its way');

/** Goes from the screen of a booked withdrawal back to the form. */
export async function withdrawAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make another withdrawal' }).click();
}

/** Chooses the PIN in the sheet that confirms the first withdrawal. */
export async function enterNewPin(page: Page): Promise<void> {
  await page.getByLabel('New withdrawal PIN').fill(PIN);
  await page.getByLabel('Repeat PIN').fill(PIN);
}
