import type { Page } from '@playwright/test';
import { expect, test } from '../product/test';
import {
  addAccount,
  bookedWithdrawal,
  enterNewPin,
  openConfirmSheet,
  PIN,
  pendingWithdrawals,
  withdrawAgain,
} from './payout';
import { arriveWithMoney, money } from './test';

test.use({ visitor: 'answered prompts' });

/** A new member with money and a payout account, on the withdrawal page. */
async function arriveWithAccount(page: Page, options: Parameters<typeof arriveWithMoney>[1]) {
  const member = await arriveWithMoney(page, options);
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await addAccount(page);
  return member;
}

test('a first withdrawal: account, password, a lost answer, and back again [R1.1c, R2.8, R7.33]', async ({
  page,
  product,
  request,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/Failed to load resource/);
  const member = await arriveWithAccount(page, { request, product });

  await openConfirmSheet(page, '400');
  await enterNewPin(page);
  await sandbox.fault({ path: money('submitWithdraw'), loseAnswer: true });
  await page.getByRole('button', { name: 'Withdraw $400.00' }).dblclick();
  await expect(bookedWithdrawal(page)).toBeVisible();
  const orders = await member.orders();
  expect(orders).toMatchObject([{ kind: 'withdrawal', amount: -40_000, status: 'pending' }]);
  for (const known of ['$400.00', /Sandbox Savings Bank/, 'Expected by', orders[0]?.id ?? ''])
    await expect(page.getByText(known)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(PIN);
  expect(stored).not.toContain('tessera:money-attempts');

  await withdrawAgain(page);
  const pending = pendingWithdrawals(page);
  await pending.click();
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await page
    .getByRole('dialog', { name: /./ })
    .last()
    .getByRole('button', { name: 'Cancel withdrawal' })
    .click();
  await expect(pending).toBeHidden();
  await expect(page.getByText('$1,000.00').first()).toBeVisible();
});

test('a withdrawal ends on a screen of its own, where it can be cancelled [R2.8]', async ({
  page,
  product,
  request,
}) => {
  const member = await arriveWithAccount(page, { request, product });
  await openConfirmSheet(page, '400');
  await enterNewPin(page);
  await page.getByRole('button', { name: 'Withdraw $400.00' }).click();
  await expect(bookedWithdrawal(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(page.getByLabel('How much would you like to withdraw?')).toHaveValue('');
  await expect(page.getByText('$1,000.00').first()).toBeVisible();
  expect(await member.orders()).toMatchObject([{ kind: 'withdrawal', status: 'cancelled' }]);
});

test('the PIN of the first withdrawal confirms the next one too, and another PIN does not [R7.33]', async ({
  page,
  product,
  request,
  messages,
}) => {
  messages.expectMessage(/Failed to load resource/);
  const member = await arriveWithAccount(page, { request, product });
  const pending = pendingWithdrawals(page);

  await openConfirmSheet(page, '400');
  await enterNewPin(page);
  await page.getByRole('button', { name: 'Withdraw $400.00' }).click();
  await withdrawAgain(page);
  await expect(pending).toHaveCount(1);

  await openConfirmSheet(page, '60');
  await page.getByLabel('Withdrawal PIN', { exact: true }).fill('246802');
  await page.getByRole('button', { name: 'Withdraw $60.00' }).click();
  await expect(page.getByText('This withdrawal PIN isn’t right.')).toBeVisible();
  await page.getByLabel('Withdrawal PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Withdraw $60.00' }).click();
  await withdrawAgain(page);
  await expect(pending).toHaveCount(2);
  const amounts = (await member.orders()).map(({ amount }) => amount);
  expect(amounts.sort((one, other) => one - other)).toEqual([-40_000, -6_000]);
});

test('money moves between wallets, with a comma before the decimals, once for two taps [R2.7]', async ({
  page,
  product,
  request,
}) => {
  const member = await arriveWithMoney(page, { request, product, merchant: 'noor' });
  await page.getByRole('link', { name: 'Transfer', exact: true }).click();
  await page.getByLabel('Amount', { exact: true }).fill('50,25');
  await page.getByRole('button', { name: /^Transfer/ }).dblclick();
  await expect(page.getByText('Transfer complete')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  expect(await member.orders()).toMatchObject([{ kind: 'transfer', amount: 5_025 }]);
});
