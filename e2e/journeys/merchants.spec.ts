import { sportsOf } from '../product/actions';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

const merchants = [
  { code: 'aurora', lang: 'en', dir: 'ltr', template: 'MT8801', heading: 'Sports' },
  { code: 'jade', lang: 'zh-Hans', dir: 'ltr', template: 'MT8802', heading: '体育' },
  { code: 'noor', lang: 'ar', dir: 'rtl', template: 'MT8806', heading: 'الرياضة' },
] as const;

for (const { code, lang, dir, template, heading } of merchants) {
  test(`${code} has its own language, direction and template [R1.3b, R4.34a]`, async ({
    browser,
    product,
    sandbox,
  }) => {
    // A browser that speaks none of the merchants' languages gets each merchant's own.
    const context = await browser.newContext({ locale: lang, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${origin(product, code)}/m/home`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', lang);
    await expect(html).toHaveAttribute('dir', dir);
    await expect(html).toHaveAttribute('data-template', template);
    const calls = await sandbox.calls('/wps/v2/system/status');
    expect(calls.map(({ headers }) => headers.merchant)).toContain(code);
    await context.close();
  });
}

test('a wide window shows the app as a centred column of 9:16 [R1.5]', async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${origin(product)}/m/home`);
  await expect(sportsOf(page)).toBeVisible();
  const box = await page.locator('main').boundingBox();
  expect(box?.width).toBeCloseTo(450, 0);
  expect(box?.x).toBeCloseTo((1280 - 450) / 2, 0);
  await context.close();
});
