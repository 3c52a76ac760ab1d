import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { money } from './test';

test.use({ visitor: 'answered prompts' });

test('a visitor is asked to sign in, and then gets to the requested page [R2.8, R2.9]', async ({ page }) => {
  for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/wallet/transfer']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/m/login\\?backUrl=${encodeURIComponent(path)}`));
  }
});

for (const account of [demo.free, demo.virtual]) {
  test(`${account} can open neither deposit nor withdrawal, and no call is made [R2.45, R2.46]`, async ({
    page,
    sandbox,
  }) => {
    await arriveAs(page, account);
    for (const path of ['/m/voucherCenter', '/m/withdraw']) {
      await page.goto(path);
      await expect(page.getByText('Not available for this account')).toBeVisible();
    }
    expect(await sandbox.calls(money('getDepositMethods'))).toEqual([]);
    expect(await sandbox.calls(money('getWithdrawAccountInfo'))).toEqual([]);
    await page.getByRole('button', { name: 'Go to games' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
  });
}

test('a merchant on credit has no deposit page, also by its address [R2.30]', async ({ page, product }) => {
  await page.goto(`${origin(product, 'samba')}/m/login?backUrl=%2Fm%2FvoucherCenter`);
  await page.getByLabel('Username', { exact: true }).fill(demo.member);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Not available here')).toBeVisible();
});
