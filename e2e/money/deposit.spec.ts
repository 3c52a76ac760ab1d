import { navEntry } from '../product/actions';
import { expect, test } from '../product/test';
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
