import type { Page } from '@playwright/test';
import { newName, newNumber } from '../auth/access';
import { expect, test } from '../auth/test';
import { register, signIn } from '../product/actions';
import { demo } from '../product/demo';
import { changed, STATUS, statusAnswer } from '../site/status-answer';
import { mayaSession } from '../social/maya-session';
import { choose, confirmOwner, expectSignedIn, MEMBER, STRANGER } from '../social/stand-in';

test.use({ visitor: 'answered prompts' });

/** The query of a home-screen shortcut with the codes of an affiliate, a friend and an advertisement. */
const ENTRY_QUERY = 'pwaType=WEBCLIP&affiliateCode=partner7&referralCode=FRIEND7&tid=42&fbclid=click-1';
const WEBCLIP = { device: 'WEBCLIP', loginDeviceId: expect.stringMatching(/^.{36}$/) };
const sentBy = {
  ...WEBCLIP,
  registerMethod: 'WEBCLIP',
  registerUrl: expect.stringContaining('/m/register'),
  linkId: 42,
  affiliateCode: 'partner7',
  referralCode: 'FRIEND7',
  domain: expect.stringMatching(/\.localhost$/),
  pixelTrack: expect.objectContaining({ fbclid: 'click-1' }),
  smsTemplate: 'REGISTER_CODE',
  login: true,
};

test('a registration sends the attribution codes and the device [R3.6, R7.7]', async ({
  page,
  sandbox,
  at,
}) => {
  await page.goto(at('aurora', `/m/register?${ENTRY_QUERY}`));
  await register(page, newName().slice(0, 16));
  await expect(page).toHaveURL(/\/m\/home/);
  const [call] = await sandbox.calls('/wps/member/register');
  expect(call?.body).toMatchObject(sentBy);
});

test('a registration by number sends the same [R3.6, R7.7]', { tag: '@full' }, async ({
  page,
  sandbox,
  access,
  readPicture,
  at,
}) => {
  const mobile = newNumber();
  await page.goto(at('jade', `/m/register?${ENTRY_QUERY}`));
  await page.getByRole('tab', { name: 'Phone number' }).click();
  await page.getByRole('button', { name: /^Country code/ }).click();
  const countries = page.getByRole('dialog', { name: 'Country code' });
  await countries.getByRole('searchbox').fill('chin');
  await countries.getByRole('button', { name: /China/ }).click();
  await page.getByLabel('Phone number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Resend in/ })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await access.codeFor(`+86${mobile}`));
  const characters = await readPicture('jade');
  await page.getByLabel('Characters in the picture').first().fill(characters);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  const [call] = await sandbox.calls('/wps/member/register/mobile');
  expect(call?.body).toMatchObject({ ...sentBy, identifying: characters });
});

test('a login from a home-screen shortcut names the device in a header and in the body [R7.2, R3.4]', {
  tag: '@full',
}, async ({ page, sandbox, at }) => {
  await page.goto(at('aurora', `/m/login?${ENTRY_QUERY}`));
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  const [call] = await sandbox.calls('/wps/session/login');
  expect(call).toMatchObject({ headers: { device: 'WEBCLIP' }, body: WEBCLIP });
});

test('the status call names link, first host and page [R7.13a]', { tag: '@full' }, async ({
  page,
  sandbox,
  at,
}) => {
  await page.goto(at('aurora', `/m/login?${ENTRY_QUERY}`));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const [call] = await sandbox.calls('/wps/v2/system/status');
  expect(call?.query).toEqual({
    device: 'MOBILE',
    track: '42',
    originalDomain: 'aurora.localhost',
    url: at('aurora', '/m/login'),
  });
});

test.describe('with a provider', () => {
  test('LINE [R7.5]', async ({ page, sandbox, at }) => {
    await page.goto(at('samba', `/m/login?${ENTRY_QUERY}`));
    await choose(page, 'LINE', MEMBER);
    expect(await expectSignedIn(page)).toBe('demo-member');
    const [call] = await sandbox.calls('/wps/session/login/line');
    expect(call?.body).toMatchObject(WEBCLIP);
  });

  test('Telegram [R7.6]', async ({ page, sandbox, at }) => {
    await page.goto(at('samba', `/m/login?${ENTRY_QUERY}`));
    await choose(page, 'Telegram', MEMBER);
    expect(await expectSignedIn(page)).toBe('demo-member');
    const [call] = await sandbox.calls('/wps/session/login/telegram');
    expect(call?.body).toMatchObject({
      ...WEBCLIP,
      linkId: 42,
      affiliateCode: 'partner7',
      referralCode: 'FRIEND7',
    });
  });

  test('Maya [R7.4]', async ({ page, product, sandbox, at }) => {
    const sessionId = await mayaSession(page, product);
    await page.goto(at('samba', `/m/login?${ENTRY_QUERY}&sessionId=${sessionId}&env=sandbox`));
    await confirmOwner(page, 'demo-member');
    expect(await expectSignedIn(page)).toBe('demo-member');
    const [call] = await sandbox.calls('/wps/session/login/maya');
    expect(call?.body).toMatchObject({ ...WEBCLIP, env: 'sandbox', affiliateCode: 'partner7' });
  });

  const signInTo = async (page: Page, account: string) => {
    await page.getByRole('button', { name: 'I have an account' }).click();
    await signIn(page, account);
    expect(await expectSignedIn(page)).toBe(account);
  };
  const completeRegistration = async (page: Page) => {
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await register(page, newName().slice(0, 16));
    await expect(page).toHaveURL(/\/m\/home/);
  };
  const telegramAuth = { fields: { hash: expect.any(String) } };

  test('the login sends the Telegram user [R3.4]', { tag: '@full' }, async ({ page, sandbox, at }) => {
    await page.goto(at('samba', '/m/login'));
    await choose(page, 'Telegram', STRANGER);
    await signInTo(page, demo.agent);
    expect((await sandbox.calls('/wps/session/login')).at(-1)?.body).toMatchObject({ telegramAuth });
  });

  test('the registration sends the Telegram user [R5.6]', async ({ page, sandbox, at }) => {
    await page.goto(at('samba', '/m/login'));
    await choose(page, 'Telegram', STRANGER);
    await page.getByRole('button', { name: 'I have an account' }).click();
    await page.getByRole('link', { name: 'Create account' }).click();
    await completeRegistration(page);
    expect((await sandbox.calls('/wps/member/register')).at(-1)?.body).toMatchObject({ telegramAuth });
  });

  test.describe('where registration is manual', () => {
    const token = { firebaseChannel: 'facebook', firebaseIdToken: expect.any(String) };

    test.beforeEach(async ({ page, request, product, sandbox, at }) => {
      const status = await statusAnswer(request, product, 'samba');
      const whitelabelVal = { ...Object(status.value.whitelabelVal), SSOMANUALREG3: true };
      await sandbox.fault({ path: STATUS, times: 20, body: changed(status, { whitelabelVal }) });
      await page.goto(at('samba', '/m/login'));
      await page.getByRole('button', { name: 'Continue with Facebook' }).click();
      const facebook = page.getByRole('dialog', { name: /Facebook/ });
      await facebook.getByRole('button', { name: STRANGER }).click();
    });

    test('the login sends the identity token [R3.4, R4.13a]', { tag: '@full' }, async ({ page, sandbox }) => {
      await signInTo(page, demo.agent);
      expect((await sandbox.calls('/wps/session/login')).at(-1)?.body).toMatchObject(token);
    });

    test('the registration sends the identity token [R5.6, R4.13a]', async ({ page, sandbox }) => {
      await page.getByRole('button', { name: 'Create a new account' }).click();
      await expect(page).toHaveURL(/\/m\/register/);
      await completeRegistration(page);
      expect((await sandbox.calls('/wps/member/register')).at(-1)?.body).toMatchObject(token);
    });
  });
});
