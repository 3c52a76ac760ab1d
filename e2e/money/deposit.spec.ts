import { readFile } from 'node:fs/promises';
import { navEntry } from '../product/actions';
import { expect, test } from '../product/test';
import { androidPhone } from '../product/visitor';
import { arriveWithMoney, money } from './test';

test.use({ visitor: 'answered prompts' });

test('a member deposits by bank transfer, taps twice, and sees the money and its bonus arrive [R1.1c, R2.9]', async ({
  page,
  product,
  request,
}) => {
  const member = await arriveWithMoney(page, { request, product });
  await navEntry(page, 'Deposit').click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('radio', { name: /20% reload bonus/ }).check();
  await page.getByLabel('How much would you like to deposit?').fill('١٢٠٫٥');
  await page.getByRole('button', { name: 'Pay $120.50' }).dblclick();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await expect(page.getByText('0042 7719 3305 68')).toBeVisible();
  const orders = await member.orders();
  expect(orders).toMatchObject([{ kind: 'deposit', amount: 12_050, status: 'pending' }]);

  await member.end(orders[0]?.id ?? '', 'done');
  await expect(page.getByText('Deposit received')).toBeVisible({ timeout: 12_000 });
  await page.getByRole('button', { name: 'Go to wallet' }).click();
  await expect(page.getByText('$1,144.60')).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('button', { name: /20% reload bonus.*\$24\.10/ })).toBeVisible();
});

test('a card is paid on the payment page, which leads back to the deposit [R2.9]', async ({
  page,
  product,
  request,
}) => {
  await arriveWithMoney(page, { request, product });
  await page.getByRole('link', { name: 'Deposit', exact: true }).click();
  await page.getByRole('radio', { name: 'Card Fee 1.5%' }).check();
  await page.getByRole('button', { name: '$100', exact: true }).click();
  await page.getByRole('button', { name: 'Pay $101.50' }).click();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/\w+/);
  await expect(page.getByText('Deposit received')).toBeVisible();
});

test('a deposit whose answer is lost is looked up, also after a reload, and is booked once [R2.9]', async ({
  page,
  product,
  request,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/Failed to load resource/);
  const member = await arriveWithMoney(page, { request, product });
  const pay = async () => {
    await page.goto('/m/voucherCenter');
    await page.getByRole('radio', { name: /Bank transfer/ }).check();
    await page.getByLabel('How much would you like to deposit?').fill('50');
    await page.getByRole('button', { name: 'Pay $50.00' }).click();
  };
  await sandbox.fault({ path: money('submitDeposit'), loseAnswer: true });
  await pay();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  expect(await member.orders()).toHaveLength(1);

  await sandbox.fault({ path: money('submitDeposit'), drop: true });
  await sandbox.fault({ path: money('settleRequest'), drop: true, times: 2 });
  await pay();
  await expect(page.getByText(/Please don’t start again/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/your money hasn’t moved/)).toBeVisible({ timeout: 12_000 });
  expect(await member.orders()).toHaveLength(1);
  await pay();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  expect(await member.orders()).toHaveLength(2);
});

test.describe('on a phone', () => {
  test.use({ userAgent: androidPhone, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the button leads to what is missing; a phone saves, copies or opens the code, and cancels the order [R2.9]', {
    tag: '@full',
  }, async ({ page, product, request }) => {
    const member = await arriveWithMoney(page, { request, product });
    await page.goto('/m/voucherCenter');
    await page.getByRole('radio', { name: /QR/ }).check();
    await page.getByRole('button', { name: 'Enter an amount' }).click();
    const amount = page.getByLabel('How much would you like to deposit?');
    await expect(amount).toBeFocused();
    await amount.fill('5');
    await expect(page.getByRole('button', { name: 'The minimum is $10.00' })).toBeVisible();
    await amount.fill('50');
    await page.getByRole('button', { name: 'Pay $50.00' }).click();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save QR code' }).click();
    const file = await saved;
    const [order] = await member.orders();
    expect(file.suggestedFilename()).toBe(`${order?.id}.png`);
    expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');

    await page.getByRole('button', { name: 'Copy: Payment code' }).click();
    const code = `upi://pay?pa=aurora@sandbox&tr=${order?.id}&am=50.00&cu=USD`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    const app = page.getByRole('link', { name: 'Open payment app' });
    await expect(app).toHaveAttribute('href', code);

    await page.getByRole('button', { name: 'Cancel deposit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel deposit' }).click();
    await expect(page.getByText('Deposit cancelled')).toBeVisible();
    expect(await member.orders()).toMatchObject([{ kind: 'deposit', status: 'cancelled' }]);
  });
});

test('the history stands below its days, and its filters stay after a reload and on the way back', {
  tag: '@full',
}, async ({ page, product, request }) => {
  const member = await arriveWithMoney(page, { request, product });
  await page.goto('/m/voucherCenter');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByLabel('How much would you like to deposit?').fill('50');
  await page.getByRole('button', { name: 'Pay $50.00' }).click();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await member.end((await member.orders())[0]?.id ?? '', 'done');

  await page.goto('/m/wallet/history');
  const day = page.getByRole('region', { name: /^\w{3}, \w{3} \d+, \d{4}$/ });
  await expect(day.getByRole('button', { name: /Bank transfer.*\+\$50\.00/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Deposit' }).click();
  await page.getByRole('button', { name: '7 days' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/m/wallet');
  await page.goBack();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
});
