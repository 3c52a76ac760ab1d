import { expect, test } from '../product/test';
import { arriveWithMoney, money } from './test';

test.use({ visitor: 'answered prompts' });

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

test('an answer that is lost is looked up, over a reload too, and nothing is booked twice [R2.9]', async ({
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
