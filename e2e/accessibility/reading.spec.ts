// @full: every page of several merchants, some two minutes.
import type { Page } from '@playwright/test';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

/*
 * What a screen reader reads of a page, in its order. A change of a file beside this test is a change for those who
 * listen; `--update-snapshots` writes it anew, and the review reads the difference.
 */

const arrived = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

test('a screen reader reads the home page: the way past it, the page, and the navigation', async ({
  page,
}) => {
  await page.goto('/m/home');
  await arrived(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - button "Main navigation"
    - main:
      - heading /.+/ [level=1]
      - region "Sports":
        - heading "Sports" [level=2]
    - navigation "Main navigation":
      - button "Home"
      - button "Deposit"
      - button "Account"
      - button "Offers"
      - button "Support"
  `);
});

test('a screen reader reads the login', async ({ page }) => {
  await page.goto('/m/login');
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await arrived(page);
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: 'login.aria.yml' });
});

test('a screen reader reads a deposit', async ({ page }) => {
  await arriveAs(page, demo.member);
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeVisible();
  await expect(page.getByLabel('Promo code (optional)')).toBeVisible();
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: 'deposit.aria.yml' });
});

test('a screen reader reads a game that cannot be opened', async ({ page }) => {
  await arriveAs(page, demo.member);
  await page.goto('/m/launchGame?vendor=KST&code=NONE');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await arrived(page);
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: 'game.aria.yml' });
});
