// @full: needs the emulator of the identity service, 310 MB.
import type { Page } from '@playwright/test';
import { expectSignedIn, provider } from '../social/stand-in';
import { expect, test } from './test';

const LOGIN = '/wps/session/login/firebase';

/** Chooses a new identity on the emulator's sign-in page. */
async function consent(page: Page): Promise<void> {
  await page.getByText('Add new account').click();
  await page.locator('#autogen-button').click();
  await page.locator('#sign-in').click();
}

test("Google's own button gives a credential that the real SDK exchanges for an identity token [R4.12a, R4.12b, R7.51]", async ({
  page,
  sandbox,
  at,
}) => {
  await page.goto(at('samba', '/m/login'));
  // Until Google's button is rendered, our own button is shown, which opens a popup.
  await page.locator('[data-drawn]').waitFor();
  await provider(page, 'Google').click();
  expect(await expectSignedIn(page)).toBe('demo-member');
  const [call] = await sandbox.calls(LOGIN);
  expect(call?.body).toMatchObject({ type: 'firebase', firebaseChannel: 'google' });
});

test("of Google's host the page runs the script of the sign-in only", async ({
  page,
  context,
  messages,
  at,
}) => {
  messages.expectMessage(/Content Security Policy/);
  const elsewhere = 'https://accounts.google.com/o/oauth2/revoke?callback=alert';
  await context.route(elsewhere, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(at('samba', '/m/login'));
  // Drawn by the script of the sign-in.
  await page.locator('[data-drawn]').waitFor();
  const outcome = page.evaluate((address) => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
    return new Promise<string>((resolve) => {
      script.onload = () => resolve('ran');
      addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(`refused ${blockedURI}`));
    });
  }, elsewhere);
  expect(await outcome).toBe(`refused ${elsewhere}`);
});

test('X signs in at its own page in a popup [R4.12a, R4.13a]', async ({ page, sandbox, messages, at }) => {
  // The helper frame is on another site and has no storage, which only a redirect needs.
  messages.expectMessage(/sessionStorage/);
  await page.goto(at('samba', '/m/login'));
  const popup = page.waitForEvent('popup');
  await provider(page, 'X').click();
  await consent(await popup);
  expect(await expectSignedIn(page)).toMatch(/^twi\d+$/);
  expect((await sandbox.calls(LOGIN))[0]?.body).toMatchObject({ firebaseChannel: 'twitter' });
});

test.describe('in a view of another app, which opens no popup', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36 Instagram 300.0',
  });

  test('X signs in by a redirect, and the page reads the result on the return [R3.18, R4.14]', async ({
    page,
    product,
    sandbox,
  }) => {
    // The helper frame keeps the result for pages of its own site only; in production that is the merchant's own host.
    await page.goto(`http://127.0.0.1:${product.port}/m/login`);
    await provider(page, 'X').click();
    await page.waitForURL(/\/emulator\/auth\/handler/);
    await consent(page);
    await expect(page.getByRole('dialog', { name: 'Link your account' })).toBeVisible();
    expect((await sandbox.calls(LOGIN))[0]?.body).toMatchObject({ firebaseChannel: 'twitter' });
    expect(await page.evaluate(() => sessionStorage.getItem('tessera:social-channel'))).toBeNull();
  });
});
