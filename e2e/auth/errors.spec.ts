import type { Page } from '@playwright/test';
import { register, signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from './test';

const LOGIN = '/wps/session/login';
const refusal = (errorCode: string, message: string) => ({ success: false, errorCode, message });
const autoLogin = (page: Page) => page.evaluate(() => localStorage.getItem('autoLogin'));

test.beforeEach(({ page }) => page.goto('/m/login'));

test('a wrong password shows an error at its field', async ({ page }) => {
  await signIn(page, demo.member, 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password. Please try again.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('token_ip_different sets autoLogin to 0 [R8.11]', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.evaluate(() => localStorage.setItem('autoLogin', '1'));
  await sandbox.fault({ path: LOGIN, body: refusal('token_ip_different', 'Another address') });
  await signIn(page, demo.member);
  await expect(page.getByRole('dialog')).toContainText('Another address');
  expect(await autoLogin(page)).toBe('0');
});

test('any other login error raises an alert titled notice with the message and a confirm button [R8.20]', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  await sandbox.fault({ path: LOGIN, body: refusal('account.locked', 'The account is locked') });
  await signIn(page, demo.member);
  const alert = page.getByRole('dialog', { name: 'Notice' });
  await expect(alert).toContainText('The account is locked');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demo.password);
});

test('TOO_MANY_REQUEST raises no alert; the form shows the error [R8.6]', { tag: '@full' }, async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ path: LOGIN, body: refusal('TOO_MANY_REQUEST_LOGIN', 'Please slow down') });
  await signIn(page, demo.member);
  await expect(page.getByRole('alert')).toHaveText('Please slow down');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a failed registration without a message raises an alert with the unknown-error text [R8.21]', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ path: '/wps/member/register', body: { success: false, errorCode: 'strange' } });
  await page.goto('/m/register');
  await register(page, 'anyname1');
  await expect(page.getByRole('dialog')).toContainText('Something went wrong');
});

// Unit tests check each parameter with each target (remote-auth/src/common/destination.ts). This test checks each once.
for (const [parameter, targets] of Object.entries({
  redirectUrl: ['https://evil.example/m/home', '//evil.example/m/'],
  backUrl: ['/\\evil.example', 'javascript:alert(1)'],
  go: ['/m/%2f%2fevil.example', '%2F%2Fevil.example'],
})) {
  test(`hostile targets in ${parameter} lead home [R4.5c]`, async ({ page, product }) => {
    for (const target of targets) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`/m/login?${parameter}=${encodeURIComponent(target)}`);
      await signIn(page, demo.member);
      await expect(page).toHaveURL(`http://aurora.localhost:${product.port}/m/home`);
    }
  });
}
