import type { Page } from '@playwright/test';
import { additionalUnless } from '../product/additional';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';
import { merchants, violations } from './violations';

/** Placeholders of content that is still loading. */
const arrived = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

const visitorsPages = ['/m/home', '/m/game', '/m/login', '/m/register'];

for (const [at, [merchant, locale]] of merchants.entries()) {
  test.describe(merchant, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    for (const [column, path] of visitorsPages.entries()) {
      test(
        `${path} of ${merchant} meets WCAG 2.2 AA`,
        additionalUnless(column === at || merchant === 'noor'),
        async ({ page, product }) => {
          test.slow();
          await declinePrompts(page);
          await page.goto(origin(product, merchant) + path);
          await expect(page.locator('main').getByRole('button').first()).toBeVisible();
          await arrived(page);
          expect(await violations(page)).toEqual([]);
        },
      );
    }
  });
}

const membersPages = [
  '/m/member/home',
  '/m/wallet',
  '/m/wallet/history',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/notice?tab=inbox',
  '/m/activity',
  '/m/activity?id=3',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/helpCenter',
  '/m/feedback',
  '/m/launchGame?vendor=KST&code=NONE',
];

for (const [merchant, locale] of merchants.slice(0, 2)) {
  test.describe(merchant, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    test(
      `the pages of a member of ${merchant} meet WCAG 2.2 AA`,
      additionalUnless(merchant === 'aurora'),
      async ({ page, product }) => {
        test.setTimeout(120_000);
        const at = origin(product, merchant);
        await declinePrompts(page);
        await page.goto(`${at}/m/login`);
        await page.locator('[name="username"]').fill(demo.member);
        await page.locator('[name="password"]').fill(demo.password);
        await page.locator('[name="password"]').press('Enter');
        await expect(page).toHaveURL(/\/m\/home/);
        for (const path of membersPages) {
          await page.goto(at + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await arrived(page);
          expect(await violations(page), path).toEqual([]);
        }
      },
    );
  });
}
