import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { declinePrompts, promptOf } from '../product/visitor';

const merchants = [
  ['aurora', 'en-US'],
  ['noor', 'ar'],
  ['jade', 'zh-CN'],
  ['samba', 'en-US'],
] as const;

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    // Passed rules are not described: on a long page that takes most of the time. Only the legacy mode has this option.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Placeholders of content that is still loading. */
const arrived = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

for (const [merchant, locale] of merchants) {
  test.describe(merchant, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/m/home', '/m/game', '/m/login', '/m/register']) {
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

    test(`the prompts of a first visit to ${merchant} meet WCAG 2.2 AA`, async ({ page, product }) => {
      test.slow();
      await page.goto(`${origin(product, merchant)}/m/home`);
      const left = new Map(
        (['news', 'install', 'notifications'] as const).map((name) => [name, promptOf(page, name)]),
      );
      if (merchant === 'noor') {
        const consent = page.getByRole('region', { name: 'خصوصيتك' });
        await expect(consent).toBeVisible();
        expect(await violations(page), 'consent').toEqual([]);
        await consent.getByRole('button').first().click();
      }
      // Which waiting prompt is next depends on how long the previous check took.
      while (left.size > 0) {
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page), [...left.keys()].join()).toEqual([]);
        for (const [name, { dialog, decline }] of left) {
          if (!(await dialog.isVisible())) continue;
          await decline.click();
          await expect(dialog).toBeHidden();
          left.delete(name);
        }
      }
    });

    test(`the pages of a member of ${merchant} meet WCAG 2.2 AA`, async ({ page, product }) => {
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
    });
  });
}
