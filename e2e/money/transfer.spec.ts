import { expect, test } from '../product/test';
import { arriveWithMoney } from './test';

test.use({ visitor: 'answered prompts' });

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
