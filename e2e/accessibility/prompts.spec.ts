// @full: every page of several merchants, some two minutes.
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { promptOf, visitAgain } from '../product/visitor';
import { merchants, violations } from './violations';

for (const [merchant, locale] of merchants.slice(0, 2)) {
  test.describe(merchant, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`the prompts of the first visits to ${merchant} meet WCAG 2.2 AA`, async ({ page, product }) => {
      test.slow();
      await page.goto(`${origin(product, merchant)}/m/home`);
      const left = new Map(
        (merchant === 'noor' ? (['news', 'install', 'notifications'] as const) : (['install'] as const)).map(
          (name) => [name, promptOf(page, name)],
        ),
      );
      if (merchant === 'noor') {
        const consent = page.getByRole('region', { name: 'خصوصيتك' });
        await expect(consent).toBeVisible();
        expect(await violations(page), 'consent').toEqual([]);
        // The others wait for the answer.
        await consent.getByRole('button').first().click();
        await expect(consent).toBeHidden();
      }
      // Each visit gets one. Which one depends on how long the page took to load.
      while (left.size > 0) {
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
        expect(await violations(page), [...left.keys()].join()).toEqual([]);
        for (const [name, { dialog, decline }] of left) {
          if (!(await dialog.isVisible())) continue;
          await decline.click();
          await expect(dialog).toBeHidden();
          left.delete(name);
        }
        await visitAgain(page);
      }
    });
  });
}
