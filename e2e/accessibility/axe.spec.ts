// @full: every page of several merchants, some two minutes.
import type { Page } from '@playwright/test';
import { demo } from '../product/demo';
import { membersPages } from '../product/members-pages';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';
import { merchants, violations } from './violations';

/** Placeholders of content that is still loading. */
const arrived = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

const visitorsPages = ['/m/home', '/m/game', '/m/login', '/m/register', '/m/forgotPsw', '/m/rules/terms'];

for (const [merchant, locale] of merchants) {
  test.describe(merchant, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of visitorsPages) {
      test(`${path} of ${merchant} meets WCAG 2.2 AA`, async ({ page, product }) => {
        test.slow();
        await declinePrompts(page);
        await page.goto(origin(product, merchant) + path);
        await expect(page.locator('main').getByRole('button').first()).toBeVisible();
        await arrived(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

/** The sheets of the account, by the rows of a page that open them. */
const sheets = [
  ['/m/member/profile', /^(Profile picture|Email|Phone number)/],
  ['/m/member/security', /^(Email|Authenticator app|Deposits per day|Take a break)/],
] as const;

for (const [merchant, locale] of merchants.slice(0, 2)) {
  test.describe(merchant, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`the pages of a member of ${merchant} meet WCAG 2.2 AA`, async ({ page, product }) => {
      test.setTimeout(180_000);
      const at = origin(product, merchant);
      await declinePrompts(page);
      await page.goto(`${at}/m/login`);
      await page.locator('[name="username"]').fill(demo.member);
      await page.locator('[name="password"]').fill(demo.password);
      await page.locator('[name="password"]').press('Enter');
      await expect(page).toHaveURL(/\/m\/home/);
      for (const path of membersPages.axe) {
        await page.goto(at + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await arrived(page);
        expect(await violations(page), path).toEqual([]);
      }
      // The rows have English names.
      if (merchant !== 'aurora') return;
      for (const [path, rows] of sheets) {
        await page.goto(at + path);
        const openers = page.getByRole('main').getByRole('button', { name: rows });
        await expect(openers.first()).toBeVisible();
        await arrived(page);
        for (const opener of await openers.all()) {
          await opener.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
          expect(await violations(page), path).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      }
    });
  });
}
