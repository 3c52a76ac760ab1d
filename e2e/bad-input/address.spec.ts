import { expect, test } from '../product/test';

for (const [locale, sentence] of [
  ['en-US', /not available/i],
  ['ar', /غير متاح/],
  ['zh-CN', /不可用|无法|不存在/],
] as const) {
  test(`an unknown merchant host says so in ${locale}`, async ({ browser, product }) => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const answer = await page.goto(`http://nobody.localhost:${product.port}/m/home`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('body')).toContainText(sentence);
    await context.close();
  });
}

test('an address that no page has shows a page with a way on', async ({ page }) => {
  await page.goto('/m/nothing/here');
  await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to home' }).click();
  await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
});

for (const target of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/m/%2f%2fevil.example',
]) {
  test(`the login does not lead to ${target}`, async ({ page }) => {
    await page.goto(`/m/login?backUrl=${encodeURIComponent(target)}`);
    await page.getByLabel('User name').fill('demo-member');
    await page.getByLabel('Password', { exact: true }).fill('Tessera-2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/^http:\/\/aurora\.localhost:\d+\/m\/home/);
  });
}
