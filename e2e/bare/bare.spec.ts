import { accessOf, newName } from '../auth/access';
import { fillPasswordChange, firstGameOf, navEntry, register, signIn, signOut } from '../product/actions';
import { demo } from '../product/demo';
import { fullUnless } from '../product/full';
import { origin, products } from '../product/products';
import { expect, test } from '../product/test';
import { asAnswered } from '../product/visitor';

// A platform that implements the specification and nothing else: sandbox/src/gateway/specification.ts.
const NOT_OFFERED = 'We don’t offer this at the moment.';

test.use({ baseURL: origin(products.main, 'bare') });

test.beforeEach(async ({ page, messages }) => {
  // The browser itself reports each call that the platform does not have.
  messages.expectMessage(/status of 40[45] .*\/wps\//);
  await asAnswered(page.context());
});

/** How the servers of platforms say that they do not have a call. No member ever reads their text. */
const NO_SUCH_CALL = 'No such call';
const absentAnswers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> = {
  Fastify: { status: 404, body: { message: NO_SUCH_CALL, error: 'Not Found', statusCode: 404 } },
  Spring: { status: 404, body: { status: 404, error: 'Not Found', message: NO_SUCH_CALL, path: '/wps' } },
  Express: { status: 404, body: `<!DOCTYPE html><pre>${NO_SUCH_CALL}</pre>` },
  'ASP.NET': { status: 405, body: { title: NO_SUCH_CALL, status: 405, traceId: '00-0' } },
  'a gateway with an envelope': { status: 404, body: { success: false, message: NO_SUCH_CALL } },
  'a gateway that has no bad status': {
    status: 200,
    body: { success: false, errorCode: 'api.not.exist', message: NO_SUCH_CALL },
  },
};

for (const [platform, absentAnswer] of Object.entries(absentAnswers))
  test(
    `on ${platform}, a visitor sees the games, is not asked for consent, signs in, plays a game and signs out [R2.1, R2.2, R2.5, R2.18, R4.5a, R7.2, R7.24]`,
    fullUnless(platform === 'Fastify'),
    async ({ page, sandbox }) => {
      await sandbox.answerAbsentCalls(absentAnswer);
      const named: string[] = [];
      page.on('console', (message) => message.text().includes('has no call') && named.push(message.text()));
      const nothingOfTheServer = () => expect(page.getByText(NO_SUCH_CALL)).toHaveCount(0);

      await test.step('the home page shows the games, and nothing of what the platform does not have', async () => {
        await page.goto('/');
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
        await expect.poll(() => named.join()).toContain('bannerList (GET /wps/relay/MCSFE_getBannerList)');
        await expect(page.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await nothingOfTheServer();
      });

      await test.step('tracking goes on without the calls for consent and events', async () => {
        await expect.poll(() => named.join()).toContain('consent (GET /wps/system/consent)');
        await expect.poll(() => named.join()).toContain('no call for tracking');
      });

      await test.step('the member signs in', async () => {
        await navEntry(page, 'Account').click();
        await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fmember%2Fhome$/);
        await signIn(page, demo.member);
        await expect(page).toHaveURL(/\/m\/member\/home$/);
        await expect(page.getByText(demo.member)).toBeVisible();
        await expect(page.getByText('3 of 5 conditions')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Bets' })).toHaveCount(0);
      });

      await test.step('a page whose call the platform does not have says that it is not offered', async () => {
        await navEntry(page, 'Deposit').click();
        await expect(page).toHaveURL(/\/m\/voucherCenter$/);
        await expect(page.getByText(NOT_OFFERED)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await nothingOfTheServer();
      });

      await test.step('a game opens at the address that the gateway gave', async () => {
        await navEntry(page, 'Home').click();
        await firstGameOf(page, 'Slots').click();
        await page.waitForURL(/\/play\?/);
        await expect(page.getByRole('button').first()).toBeVisible();
        await page.goto('/m/member/home');
      });

      await test.step('signing out ends the session', async () => {
        await signOut(page);
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
      });
    },
  );

test('a visitor registers and is signed in [R2.3, R7.7, R3.6]', async ({ page, sandbox }) => {
  const name = `new${Date.now().toString(36)}`;
  await page.goto('/m/register');
  await register(page, name);
  await expect(page).toHaveURL(/\/m\/home/);
  await page.goto('/m/member/home');
  await expect(page.getByText(name)).toBeVisible();
  expect((await sandbox.calls('/wps/member/register'))[0]).toMatchObject({ encrypted: true });
});

test('the account has what the specification gives: club, password, settings and support, and the money says that it is not offered [R2.16]', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  await page.goto('/m/login?backUrl=/m/member/home');
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await test.step('a setting changes the language, and it stays', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    // The account has a row for the language too.
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('dialog').getByText('中文').click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await page.evaluate(() => localStorage.clear());
  });
  await test.step('pages without a call on this platform say so, and none fails', async () => {
    await page.goto('/m/login?lang=EN');
    for (const path of ['/m/wallet', '/m/withdraw', '/m/member/profile', '/m/bets', '/m/wallet/changes']) {
      await page.goto(`${path}?lang=EN`);
      await expect(page.getByText(NOT_OFFERED).first(), path).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
  await test.step('the forgotten password leads to the customer service, and no code is asked for', async () => {
    await page.goto('/m/member/home');
    await signOut(page);
    await page.goto('/m/forgotPsw');
    await expect(page.getByRole('button', { name: 'Contact support' })).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveCount(0);
    expect(await sandbox.calls('/wps/verification/password')).toEqual([]);
  });
});

test('no form asks a member for what could not be sent [R2.16, R2.17]', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const userName = newName();
  const password = 'Old-password1';
  await accessOf(request, products.main).addMember({
    merchant: 'bare',
    userName,
    password,
    passwordExpired: true,
  });
  await test.step('an expired password, which the merchant wants changed, holds nobody', async () => {
    await page.goto('/m/login');
    await signIn(page, userName, password);
    await expect(page).toHaveURL(/\/m\/changePsw\?forced=1$/);
    await fillPasswordChange(page, password, 'New-password1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(NOT_OFFERED)).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveCount(0);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
  await test.step('feedback is not offered, and then its entry is gone', async () => {
    await navEntry(page, 'Account').click();
    await page.getByRole('link', { name: 'Feedback' }).click();
    await expect(page.getByText(NOT_OFFERED)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Feedback' })).toHaveCount(0);
  });
});

test('the pages of the app need nothing beyond the specification, and the news say that they are not offered [R2.23]', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/m/app');
  await expect(page.getByRole('heading', { level: 1, name: 'App' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Get the app' }).click();
  await expect(page).toHaveURL(/\/m\/download$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Get the app' })).toBeVisible();
  await page.goto('/m/news');
  await expect(page.getByText(NOT_OFFERED)).toBeVisible();
});

test('a visit is measured, because neither the description nor the gateway asks for consent [R7.55]', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  await page.goto('/m/home');
  const measured = async () => (await sandbox.beacons()).map(({ merchant, value }) => `${merchant} ${value}`);
  // The report comes 5 to 15 s after the page has loaded.
  await expect
    .poll(measured, { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/^bare visit:first,fcp:\d+/));
});
