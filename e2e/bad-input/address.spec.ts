import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

for (const [locale, sentence] of [
  ['en-US', /isn’t available/i],
  ['ar', /غير متاح/],
  ['zh-CN', /不可用|无法|不存在/],
] as const) {
  test(`an unknown merchant host shows an error page in ${locale}`, async ({ browser, product }) => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const answer = await page.goto(`http://nobody.localhost:${product.port}/m/home`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('body')).toContainText(sentence);
    await context.close();
  });
}

test('the login leads to no address outside the app', async ({ page }) => {
  for (const target of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/m/%2f%2fevil.example',
  ]) {
    await page.goto(`/m/login?backUrl=${encodeURIComponent(target)}`);
    await signIn(page, demo.member);
    await expect(page, target).toHaveURL(/^http:\/\/aurora\.localhost:\d+\/m\/home/);
    await page.evaluate(() => sessionStorage.clear());
  }
});
