import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

for (const merchant of ['aurora', 'noor', 'jade', 'samba']) {
  for (const path of ['/m/home', '/m/game', '/m/login', '/m/register']) {
    test(`${path} of ${merchant} meets WCAG 2.2 AA`, async ({ page, product }) => {
      test.slow();
      await page.goto(origin(product, merchant) + path);
      await expect(page.locator('main').getByRole('button').first()).toBeVisible();
      await page.waitForTimeout(400);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('the pages of a member meet WCAG 2.2 AA', async ({ page }) => {
  test.slow();
  await arriveAs(page, demo.member);
  for (const path of [
    '/m/member/home',
    '/m/wallet',
    '/m/withdraw',
    '/m/voucherCenter',
    '/m/wallet/history',
  ]) {
    await page.goto(path);
    const content = path.includes('history') || path.includes('voucher') ? 'Card' : '$1,284.50';
    await expect(page.getByText(content).first()).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});
