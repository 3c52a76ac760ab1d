// @full: needs the emulator of the identity service, 310 MB.
import type { Page } from '@playwright/test';
import { newNumber } from '../auth/access';
import { passSubmitGuard } from '../product/actions';
import { expectSignedIn } from '../social/stand-in';
import { sentTo, spend } from './emulator';
import { expect, test } from './test';

const MOBILE = '13800138000';
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const notice = (page: Page) => page.getByRole('dialog', { name: 'Notice' });

/** The emulator has no captcha settings and refuses wrong codes; the browser logs both. */
const refusals = [/status of 501.*recaptchaConfig/, /status of 400.*signInWithPhoneNumber/];

async function askForCode(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: /^Country code/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Country code' });
  await sheet.getByRole('searchbox').fill('chin');
  await sheet.getByRole('button', { name: /China/ }).click();
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
}

test('the phone-auth service sends a code, and its token signs the member in; a wrong code and a used one show a message [R4.17a, R7.50, R7.51, R8.23]', async ({
  page,
  request,
  sandbox,
  messages,
  at,
}) => {
  messages.expectMessage(...refusals);
  await page.clock.install();
  await page.goto(at('jade', '/m/login'));
  await page.getByRole('tab', { name: 'One-time code' }).click();
  await askForCode(page, MOBILE);
  expect(await sandbox.calls('/wps/verification/sms/noLogin')).toEqual([]);
  const sent = await sentTo(request, `+86${MOBILE}`);

  await test.step('a wrong code', async () => {
    await code(page).fill(sent.code === '000000' ? '111111' : '000000');
    await signInButton(page).click();
    await expect(notice(page)).toContainText('This code isn’t right. Check it and try again.');
    await notice(page).getByRole('button', { name: 'OK' }).click();
  });
  await test.step('the right one', async () => {
    await code(page).fill(sent.code);
    await passSubmitGuard(page);
    await signInButton(page).click();
    expect(await expectSignedIn(page)).toBe('demo-member');
    const [call] = await sandbox.calls('/wps/session/login/firebase');
    expect(call?.body).toMatchObject({ type: 'firebase', firebaseChannel: 'phone' });
  });
  await test.step('one that is no longer good', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(at('jade', '/m/login'));
    await page.getByRole('tab', { name: 'One-time code' }).click();
    await askForCode(page, MOBILE);
    const next = await sentTo(request, `+86${MOBILE}`);
    await spend(request, next);
    await code(page).fill(next.code);
    await signInButton(page).click();
    await expect(notice(page)).toContainText('This code is no longer valid. Request a new one.');
    expect(await sandbox.calls('/wps/session/login/firebase')).toHaveLength(1);
  });
});

test('a token of the phone-auth service proves the number of a registration [R5.6, R7.50]', async ({
  page,
  request,
  sandbox,
  readPicture,
  messages,
  at,
}) => {
  messages.expectMessage(...refusals);
  const mobile = newNumber();
  await page.goto(at('jade', '/m/register'));
  await page.getByRole('tab', { name: 'Phone number' }).click();
  await askForCode(page, mobile);
  await code(page).fill((await sentTo(request, `+86${mobile}`)).code);
  await page
    .getByLabel('Characters in the picture')
    .first()
    .fill(await readPicture('jade'));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectSignedIn(page);
  const [call] = await sandbox.calls('/wps/member/register/mobile');
  expect(call?.body).toMatchObject({ mobileNum: mobile, firebaseChannel: 'phone' });
  expect(call?.body).not.toHaveProperty('smsCode');
});
