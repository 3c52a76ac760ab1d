import type { Locator } from '@playwright/test';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { promptOf } from '../product/visitor';
import { merchants, violations } from './violations';

for (const [merchant, locale] of merchants.slice(0, 2)) {
  test.describe(merchant, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`the prompts of a first visit to ${merchant} meet WCAG 2.2 AA`, async ({ page, product }) => {
      test.slow();
      await page.goto(`${origin(product, merchant)}/m/home`);
      const left = new Map<string, { dialog: Locator; decline: Locator }>(
        (['news', 'install', 'notifications'] as const).map((name) => [name, promptOf(page, name)]),
      );
      const consent = page.getByRole('region', { name: 'خصوصيتك' });
      if (merchant === 'noor')
        left.set('consent', { dialog: consent, decline: consent.getByRole('button').first() });
      // Their order depends on which answer of the gateway comes first, and on how long the look at the last one takes.
      while (left.size > 0) {
        await expect(page.getByRole('dialog').or(consent).first()).toBeVisible();
        expect(await violations(page), [...left.keys()].join()).toEqual([]);
        for (const [name, { dialog, decline }] of left) {
          if (!(await dialog.isVisible())) continue;
          await decline.click();
          await expect(dialog).toBeHidden();
          left.delete(name);
        }
      }
    });
  });
}
