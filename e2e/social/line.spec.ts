import type { Page } from '@playwright/test';
import { newName } from '../auth/access';
import { register, signIn } from '../product/actions';
import { origin, type Product } from '../product/products';
import { expect, test } from '../product/test';
import { choose, expectSignedIn, expectVisitor, MEMBER, openLogin, provider, STRANGER } from './stand-in';

test.use({ visitor: 'answered prompts' });

const LOGIN = '/wps/session/login/line';
const VERIFY = '/wps/relay/WPS3RD_verifyLineCode';
const VERIFICATION = '/wps/session/login/verification';
const SOCIAL_REGISTRATION = '/wps/member/register/social';
const refusal = (errorCode: string, message: string) => ({
  path: LOGIN,
  body: { success: false, errorCode, message },
});
const proof = 'tessera:social-proof';

/** Comes back from LINE as a person whom the gateway does not know, and chooses to sign in to an account. */
async function startLinking(page: Page, product: Product): Promise<void> {
  await openLogin(page, product);
  await choose(page, 'LINE', STRANGER);
  await page.getByRole('button', { name: 'I have an account' }).click();
  await expect(page.getByText('finish linking your account')).toBeVisible();
}

test('a member goes to LINE, consents, and is signed in at home [R4.15a, R7.5, R7.47]', async ({
  page,
  product,
  sandbox,
}) => {
  await openLogin(page, product);
  await choose(page, 'LINE', MEMBER);
  expect(await expectSignedIn(page)).toBe('demo-member');
  const [verify] = await sandbox.calls(VERIFY);
  expect(verify?.body).toMatchObject({
    code: expect.any(String),
    redirectUri: `${origin(product, 'samba')}/m/login`,
  });
  const [login] = await sandbox.calls(LOGIN);
  expect(Object.keys(login?.body ?? {}).sort()).toEqual(['lineSessionToken', 'loginDeviceId']);
  expect(page.url()).not.toContain('code=');
});

test('LINE’s name greets the member, and its picture too [R3.9]', { tag: '@full' }, async ({
  page,
  product,
}) => {
  await openLogin(page, product);
  await choose(page, 'LINE', MEMBER);
  const greeting = page.getByRole('status').filter({ hasText: `Hello, ${MEMBER}` });
  // In one look, because the greeting leaves by itself.
  await expect(greeting.locator('img[src*="samba"]')).toBeVisible();
});

test('a demand for extra verification opens the popup of the login, and the sign-in goes on [R8.14, R2.56]', {
  tag: '@full',
}, async ({ page, product, sandbox }) => {
  const body = {
    success: false,
    errorCode: 'login_verify_required',
    message: 'Prove it.',
    value: { ga: true },
  };
  await sandbox.fault({ path: LOGIN, body });
  await sandbox.fault({ path: VERIFICATION, body: { success: true } });
  await openLogin(page, product);
  await choose(page, 'LINE', MEMBER);
  const popup = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await popup.getByLabel('Code', { exact: true }).fill('123456');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  expect(await expectSignedIn(page)).toBe('demo-member');
  const [call] = await sandbox.calls(VERIFICATION);
  expect(call).toMatchObject({ encrypted: true, body: { type: 'ga', lineSessionToken: expect.any(String) } });
});

test('an answer with a state that was never sent is refused, and its code is not sent', async ({
  page,
  product,
  sandbox,
}) => {
  await openLogin(page, product);
  await provider(page, 'LINE').click();
  await expect(page.getByRole('link', { name: MEMBER })).toBeVisible();
  // An attacker's answer instead of LINE's.
  await openLogin(page, product, `?code=planted&state=${'f'.repeat(32)}`);
  await expect(page.getByRole('dialog')).toContainText('didn’t start here');
  expect(await sandbox.calls(VERIFY)).toEqual([]);
  await expectVisitor(page);
});

test('cancelling at LINE leads back to the login without a message', async ({ page, product, sandbox }) => {
  await openLogin(page, product);
  await choose(page, 'LINE', 'Cancel');
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Notice' })).toHaveCount(0);
  expect(await sandbox.calls(VERIFY)).toEqual([]);
});

test('an unknown person is asked, and registers by call [R2.55, R4.15a, R4.15b, R8.16, R4.13b, R5.10c]', async ({
  page,
  product,
  sandbox,
}) => {
  await openLogin(page, product);
  await choose(page, 'LINE', STRANGER);
  const choice = page.getByRole('dialog', { name: 'Link your account' });
  await expect(choice.getByRole('button', { name: 'I have an account' })).toBeVisible();
  expect(await sandbox.calls(SOCIAL_REGISTRATION)).toEqual([]);
  await choice.getByRole('button', { name: 'Create a new account' }).click();
  expect(await expectSignedIn(page)).toMatch(/^lin\d+$/);
  const [call] = await sandbox.calls(SOCIAL_REGISTRATION);
  expect(call).toMatchObject({
    encrypted: true,
    body: { lineSessionToken: expect.any(String), login: true, registerMethod: 'H5' },
  });
});

test('a person with an account signs in to it, and LINE signs in to that account afterwards [R2.55]', async ({
  page,
  product,
  sandbox,
}) => {
  await startLinking(page, product);
  await signIn(page, 'demo-agent');
  expect(await expectSignedIn(page)).toBe('demo-agent');
  const calls = await sandbox.calls('/wps/session/login');
  expect(calls.at(-1)?.body).toMatchObject({ username: 'demo-agent', lineSessionToken: expect.any(String) });
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), proof)).toBeNull();
});

test('line_invalid_token removes the stored LINE session token [R8.13]', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  await sandbox.fault(refusal('line_invalid_token', 'Your LINE sign-in has expired.'));
  await openLogin(page, product);
  await choose(page, 'LINE', MEMBER);
  await expect(page.getByRole('dialog')).toContainText('Your LINE sign-in has expired.');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), proof)).toBeNull();
});

test('line_invalid_token on registration removes it too [R8.13, R8.21]', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  await openLogin(page, product);
  await choose(page, 'LINE', STRANGER);
  const register = page.getByRole('button', { name: 'Create a new account' });
  await expect(register).toBeVisible();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), proof)).not.toBeNull();
  await sandbox.fault({
    path: SOCIAL_REGISTRATION,
    body: { success: false, errorCode: 'line_invalid_token', message: 'Expired on the way.' },
  });
  await register.click();
  await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText('Expired on the way.');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), proof)).toBeNull();
});

test('any other error of LINE clears its state and shows the message [R8.17]', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  await sandbox.fault(refusal('line_closed', 'LINE is closed today.'));
  await openLogin(page, product);
  await choose(page, 'LINE', MEMBER);
  await expect(page.getByRole('dialog')).toContainText('LINE is closed today.');
  const kept = await page.evaluate(() =>
    ['tessera:social-proof', 'tessera:line-request', 'tessera:social-channel'].map((key) =>
      sessionStorage.getItem(key),
    ),
  );
  expect(kept).toEqual([null, null, null]);
});

test('bind_customer_required says so without its parenthesised text [R8.15]', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  await sandbox.fault(refusal('bind_customer_required', 'Link it first (BIND-204).'));
  await openLogin(page, product);
  await choose(page, 'LINE', MEMBER);
  await expect(page.getByRole('dialog', { name: 'Link your account' })).toContainText('Link it first.');
  await expect(page.getByRole('dialog')).not.toContainText('BIND-204');
});

test('where registration is manual, a new account is made on the register page, with the proof [R4.15b, R4.13a, R5.6]', async ({
  page,
  product,
  sandbox,
}) => {
  await page.goto(`${origin(product, 'jade')}/m/login`);
  await choose(page, 'LINE', STRANGER);
  await page.getByRole('button', { name: 'Create a new account' }).click();
  await expect(page).toHaveURL(/\/m\/register/);
  expect(await sandbox.calls(SOCIAL_REGISTRATION)).toEqual([]);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), proof)).toContain('lineSessionToken');
});

test('line_invalid_token at the login of an existing account drops the dead proof [R8.13]', {
  tag: '@full',
}, async ({ page, product, sandbox }) => {
  await startLinking(page, product);
  const body = { success: false, errorCode: 'line_invalid_token', message: 'Expired meanwhile.' };
  await sandbox.fault({ path: '/wps/session/login', body });
  await signIn(page, 'demo-agent');
  await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText('Expired meanwhile.');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), proof)).toBeNull();
});

test('with FIREBASECREATEACC3 on, a registration sends the sign-in proof, and the account is bound to it [R5.6]', async ({
  page,
  product,
  sandbox,
}) => {
  const userName = newName().slice(0, 16);
  await openLogin(page, product);
  await choose(page, 'LINE', STRANGER);
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/m\/register/);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await register(page, userName);
  expect(await expectSignedIn(page)).toBe(userName);
  const [call] = await sandbox.calls('/wps/member/register');
  const { lineSessionToken = '' } = (call?.body ?? {}) as { lineSessionToken?: string };
  const answer = await page.request.post(`http://127.0.0.1:${product.port}${LOGIN}`, {
    headers: { merchant: 'samba', language: 'EN' },
    data: { lineSessionToken, loginDeviceId: 'another-device' },
  });
  expect(await answer.json()).toMatchObject({ success: true, value: { userName } });
  expect(await page.evaluate((key) => sessionStorage.getItem(key), proof)).toBeNull();
});

test.describe("in LINE's own browser", () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 Line/14.9.0' });

  test('LIFF identifies the person without a redirect [R7.47, R7.50]', async ({ page, product, sandbox }) => {
    await openLogin(page, product);
    await provider(page, 'LINE').click();
    expect(await expectSignedIn(page)).toBe('demo-member');
    const [verify] = await sandbox.calls(VERIFY);
    expect(verify?.body).toEqual({ accessToken: expect.any(String) });
    expect(await sandbox.calls(LOGIN)).toHaveLength(1);
  });

  test('a LIFF link opens its page, keeps its code, and LIFF’s token signs in later [R3.13, R7.47]', async ({
    page,
    product,
    sandbox,
  }) => {
    const answer = await page.request.get(
      `http://127.0.0.1:${product.port}/wps/sandbox-assets/social/people?kind=line-access`,
    );
    const { token } = (await answer.json()).people[1];
    const link = new URLSearchParams({ 'liff.state': '/m/activity?referralCode=R1' });
    const tokens = new URLSearchParams({ access_token: token, context_token: 'c', feature_token: 'f' });
    await page.goto(`${origin(product, 'samba')}/m/home?${link}#${tokens}`);
    await expect(page.getByRole('heading', { name: 'Offers', exact: true })).toBeVisible();
    expect(page.url()).toBe(`${origin(product, 'samba')}/m/activity?referralCode=R1`);
    expect(await page.evaluate(() => localStorage.getItem('reg_info'))).toContain('"R1"');
    await openLogin(page, product);
    await provider(page, 'LINE').click();
    expect(await expectSignedIn(page)).toMatch(/^lin\d+$/);
    const [verify] = await sandbox.calls(VERIFY);
    expect(verify?.body).toEqual({ accessToken: token });
  });
});
