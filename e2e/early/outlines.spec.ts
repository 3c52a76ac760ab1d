// @full: pages whose framework is held back, some three minutes.
import { signInAnywhere } from '../look/routes';
import { origin } from '../product/products';
import { expect, test } from './test';

for (const [path, shape] of [
  ['/m/game', 'grid'],
  ['/m/forgotPsw', 'form'],
  ['/m/helpCenter', 'lines'],
] as const)
  test(`the outlines of ${path} are of the shape "${shape}" for a visitor, from the first paint on`, async ({
    page,
    mainScript,
  }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root > .sk')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-shape', shape);
    mainScript.release();
    await expect(page.locator('#root > .sk')).toHaveCount(0);
  });

test('the home page has the outlines that have no name', async ({ page, mainScript }) => {
  await page.route(/view-home/, () => undefined);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.locator('#root > .sk')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-shape', /./);
  mainScript.release();
  await expect(page.locator('#root > .sk')).toHaveCount(0);
});

test('a member’s account and money have outlines of their own', async ({ page, product }) => {
  await signInAnywhere(page, origin(product));
  for (const [path, shape] of [
    ['/m/member/home', 'account'],
    ['/m/wallet', 'lines'],
    ['/m/voucherCenter', 'lines'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-shape', shape);
  }
});
