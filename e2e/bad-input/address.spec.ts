import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { fullUnless } from '../product/full';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

for (const [locale, sentence] of [
  ['en-US', /isn’t available/i],
  ['ar', /غير متاح/],
  ['zh-CN', /不可用|无法|不存在/],
] as const) {
  test(
    `an unknown merchant host shows an error page in ${locale}`,
    fullUnless(locale !== 'zh-CN'),
    async ({ browser, product }) => {
      const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const answer = await page.goto(`http://nobody.localhost:${product.port}/m/home`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('body')).toContainText(sentence);
      await context.close();
    },
  );
}

test('an address that a server could read in two ways is refused, and leads home', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/status of 400 .*\/m\//);
  for (const path of ['/m/100%', '/m/rules/..%2f..%2fevil']) {
    expect((await page.goto(path))?.status(), path).toBe(400);
    await expect(page.getByText('This address isn’t available.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page, path).toHaveURL(/\/m\/home$/);
  }
});

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

const accountPages = [
  '/m/member/profile',
  '/m/member/security',
  '/m/member/settings',
  '/m/changePsw',
  '/m/linkAccount?channel=line',
  '/m/bets',
  '/m/wallet/changes',
  '/m/withdraw',
];

test('the address of each page of the account leads a visitor to the login and then to the page', {
  tag: '@full',
}, async ({ page }) => {
  for (const path of accountPages) {
    await page.goto(path);
    await expect(page, path).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/m/login' && searchParams.get('backUrl') === path,
    );
  }
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/withdraw$/);
  for (const path of accountPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
  }
});

test('what an address says about a page of the account is read strictly', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/m/login?backUrl=/m/member/home');
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  for (const path of [
    '/m/bets?day=javascript:alert(1)&provider=<b>',
    '/m/bets?day=99999999999999999999',
    '/m/linkAccount?channel=//evil.example',
    '/m/rules/%2f%2fevil.example',
    '/m/forgotPsw?backUrl=https://evil.example',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).not.toBeEmpty();
    await expect(page.getByRole('main').locator('a[href^="https://evil"], a[href^="//"], b')).toHaveCount(0);
  }
});
