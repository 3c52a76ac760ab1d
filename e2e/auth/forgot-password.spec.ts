// @full: waits for codes by mail and text message.
import type { Page } from '@playwright/test';
import { passSubmitGuard, signIn } from '../product/actions';
import { newName, newNumber } from './access';
import { expect, test } from './test';

const OLD = 'Old-password1';
const NEW = 'New-password1';

/** Types the code and the new password, and sends the form. */
async function setNewPassword(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('New password').fill(NEW);
  await page.getByLabel('Repeat password').fill(NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a member who forgot the password sets a new one by a code in an e-mail, and returns to the page of the visit', async ({
  page,
  sandbox,
  access,
}) => {
  const userName = newName().slice(0, 16);
  const email = `${userName}@example.com`;
  await access.addMember({ merchant: 'aurora', userName, password: OLD, email });
  await page.clock.install();
  await page.goto('/m/login?backUrl=/m/notice');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/m\/forgotPsw\?backUrl=/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
  const [code = ''] = (await access.mailTo(email)).match(/\d{6}/) ?? [];

  await setNewPassword(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).toContainText('This code isn’t right');
  await passSubmitGuard(page);
  await setNewPassword(page, code);
  await expect(page).toHaveURL(/\/m\/login\?backUrl=/);
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  const [reset] = await sandbox.calls('/wps/member/password/reset');
  expect(reset).toMatchObject({
    encrypted: true,
    body: { way: 'email', account: email, newPassword: '***' },
  });
  await signIn(page, userName, NEW);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/notice');
});

test('a member with a phone number gets the code by text message', async ({ page, access, at }) => {
  const userName = newName().slice(0, 16);
  const number = newNumber();
  await access.addMember({ merchant: 'jade', userName, password: OLD, mobile: `+86${number}` });
  await page.goto(at('jade', '/m/forgotPsw'));
  await page.getByRole('tab', { name: 'Phone number' }).click();
  await page.getByRole('button', { name: /^Country code/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Country code' });
  await sheet.getByRole('searchbox').fill('chin');
  await sheet.getByRole('button', { name: /China/ }).click();
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
  await setNewPassword(page, await access.codeFor(`reset:+86${number}`));
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('a merchant that sends no codes leads to its customer service', async ({ page, at }) => {
  await page.goto(at('noor', '/m/login'));
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
});
