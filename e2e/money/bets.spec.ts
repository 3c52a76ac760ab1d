// @full: lists past the main journeys.
import { expect, test } from '../product/test';
import { addAccount } from './payout';
import { arriveWithMoney } from './test';

test.use({ visitor: 'answered prompts' });

const SLOT = 'KSTRNG001';
const LIVE = 'JNPLIVE002';

test('a member finds the bets of a day and each of them, by provider', async ({
  page,
  product,
  request,
  sandbox,
}) => {
  const member = await arriveWithMoney(page, { request, product });
  await member.bet(SLOT, '20.00', '0.00');
  await member.bet(LIVE, '10.00', '35.50');
  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Bets' }).click();
  await expect(page.getByText('Staked $30.00')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['2', '$30.00', '$35.50', '+$5.50']);
  const [days] = await sandbox.calls('/wps/relay/MCSFE_getBetDays');
  expect(days?.query).toMatchObject({ timezoneOffset: expect.stringMatching(/^-?\d+$/) });

  await page.getByRole('tab', { name: 'Kestrel Works' }).click();
  await expect(page.getByText('Staked $20.00')).toBeVisible();
  await page.getByRole('button', { name: /Staked \$20\.00/ }).click();
  await expect(page).toHaveURL(/\/m\/bets\?day=\d+&provider=KST$/);
  const bet = page.getByRole('button', { name: /-\$20\.00/ });
  await bet.click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Kestrel Works');
  await expect(details).toContainText('Done');
  await details.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/bets\?provider=KST$/);
  await expect(page.getByRole('tab', { name: 'Kestrel Works' })).toHaveAttribute('aria-selected', 'true');
});

test('the wallet leads to what changed the balance', async ({ page, product, request }) => {
  const member = await arriveWithMoney(page, { request, product });
  await member.bet(SLOT, '20.00', '0.00');
  await page.getByRole('button', { name: 'Balance changes' }).click();
  await expect(page.getByText('-$20.00')).toBeVisible();
  await expect(page.getByText('Balance: $980.00')).toBeVisible();
  await page.getByRole('tab', { name: 'Deposit' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('a bonus is listed with what is left to wager until it is played', async ({
  page,
  product,
  request,
}) => {
  const member = await arriveWithMoney(page, { request, product });
  await page.goto('/m/voucherCenter');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('radio', { name: /20% reload bonus/ }).check();
  await page.getByLabel('How much would you like to deposit?').fill('100');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/\w+$/);
  const [deposit] = await member.orders();
  await member.end(deposit?.id ?? '', 'done');
  await member.bet(SLOT, '40.00', '40.00');
  await page.goto('/m/bets');
  await expect(page.getByText('$60.00 left to wager')).toBeVisible();
  await member.bet(SLOT, '60.00', '60.00');
  await page.reload();
  await expect(page.getByText('Staked $100.00')).toBeVisible();
  await expect(page.getByText('left to wager')).toHaveCount(0);
});

test('a payout account gets a name, and is removed', async ({ page, product, request, sandbox }) => {
  await arriveWithMoney(page, { request, product });
  await page.goto('/m/withdraw');
  await addAccount(page);
  await page.getByRole('button', { name: 'Edit account' }).click();
  await page.getByLabel('Name (only you see it)').fill('Rent');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByRole('radio', { name: /Rent.*Sandbox Savings Bank/ })).toBeChecked();
  await page.getByRole('button', { name: 'Edit account' }).click();
  await page.getByRole('button', { name: 'Remove account' }).click();
  await page
    .getByRole('dialog', { name: /./ })
    .last()
    .getByRole('button', { name: 'Remove account' })
    .click();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await sandbox.calls('/wps/relay/MCSFE_removeWithdrawAccount')).toHaveLength(1);
});
