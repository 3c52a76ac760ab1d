import type { Page } from '@playwright/test';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

/** Signs in on a separate page. @returns the token */
async function tokenOf(page: Page): Promise<string> {
  await arriveAs(page, demo.member);
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('tessera:session') ?? '{}').token,
  );
  await page.evaluate(() => sessionStorage.clear());
  return token;
}

test('a token in the address opens a guarded page, and never stays in an address [R2.19]', async ({
  page,
  sandbox,
}) => {
  const token = await tokenOf(page);
  await sandbox.reset();
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    if (`${request.url()} ${request.headers().referer}`.includes(token)) leaks.push(request.url());
  });
  await page.goto(`/m/wallet?token=${token}&cid=1`);
  await expect(page.getByRole('dialog')).toContainText('This link signs you in as demo-member.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/wallet\?cid=1$/);
  expect(leaks).toEqual([]);
  const [asked] = await sandbox.calls('/wps/member/info');
  expect(asked?.headers.authorization).toBeTruthy();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
});

test.describe('inside the native app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 TesseraApp/2.4.39',
  });

  /** Gives the page the bridge of an app whose member has this token. */
  const enterApp = (page: Page, own: string) =>
    page.addInitScript((ownToken) => {
      const postMessage = (message: string) => {
        const { type, payload, callbackId } = JSON.parse(message);
        if (type !== 'isOwnToken') return;
        Reflect.get(window, 'tesseraNative').resolve(callbackId, payload.token === ownToken);
      };
      Object.assign(window, { TesseraNative: { postMessage } });
    }, own);

  test('a token that the app has given opens a guarded page without a question [R2.19]', async ({ page }) => {
    const token = await tokenOf(page);
    await enterApp(page, token);
    await page.goto(`/m/wallet?token=${token}`);
    await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test("a stranger's token is asked about, although the app shows the page", async ({ page }) => {
    const token = await tokenOf(page);
    await enterApp(page, 'of-another-member');
    await page.goto(`/m/wallet?token=${token}`);
    await expect(page.getByRole('dialog')).toContainText('This link signs you in as demo-member.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/m\/login\?backUrl=/);
    expect(await page.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
  });
});

test('a token that the gateway does not know leads to the login and is not kept [R2.19]', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/the gateway did not confirm the token/);
  await page.goto('/m/wallet?token=made-up-token');
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fwallet$/);
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
});

test('without a token a guarded page leads to the login, and the login back to it [R2.19]', async ({
  page,
}) => {
  await page.goto('/m/wallet');
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fwallet$/);
});
