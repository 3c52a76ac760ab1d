import { fillPasswordChange, passSubmitGuard, signIn } from '../product/actions';
import { newName } from './access';
import { expect, test } from './test';

const OLD = 'Old-password1';
const NEW = 'New-password1';

test('an expired password leads to its change, and the change leads to the requested page [R2.16, R4.5b, R3.5]', async ({
  page,
  sandbox,
  access,
}) => {
  const userName = newName().slice(0, 16);
  await access.addMember({ merchant: 'aurora', userName, password: OLD, passwordExpired: true });
  await page.clock.install();
  await page.goto('/m/login');
  await signIn(page, userName, OLD);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await expect(page.getByText('Choose a new password to continue')).toBeVisible();
  await fillPasswordChange(page, 'not-the-old-1', NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('Your current password isn’t right');
  await page.getByLabel('Current password').fill(OLD);
  await passSubmitGuard(page);
  // The toast lasts 1.5 s, so it is awaited from before the tap.
  await Promise.all([
    expect(page.getByText('Your password has been changed')).toBeVisible(),
    page.getByRole('button', { name: 'Change password' }).click(),
  ]);
  await expect(page).toHaveURL(/\/m\/home/);
  const calls = await sandbox.calls('/wps/member/password');
  expect(calls.map(({ encrypted, body }) => [encrypted, body])).toEqual(
    Array(2).fill([true, { oldPassword: '***', newPassword: '***' }]),
  );
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/login');
  await signIn(page, userName, NEW);
  await expect(page).toHaveURL(/\/m\/home/);
});

test("the platform's default password must be changed too [R4.5b]", { tag: '@full' }, async ({
  page,
  access,
}) => {
  const userName = newName().slice(0, 16);
  await access.addMember({ merchant: 'aurora', userName, password: 'Welcome-2026' });
  await page.goto('/m/login');
  await signIn(page, userName, 'Welcome-2026');
  await expect(page).toHaveURL(/\/m\/changePsw/);
});

test('a member who changes the password by choice is not told to [R2.16]', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/m/login?backUrl=/m/changePsw');
  await signIn(page, 'demo-member');
  await expect(page.getByRole('heading', { name: 'Change password', exact: true })).toBeVisible();
  await expect(page.getByText('Choose a new password to continue')).toHaveCount(0);
});

test('a change of password ends on the page that led to it [R2.16]', async ({ page, access }) => {
  const userName = newName();
  await access.addMember({ merchant: 'aurora', userName, password: OLD });
  await page.goto('/m/login?backUrl=/m/member/home');
  await signIn(page, userName, OLD);
  await page.getByRole('link', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await fillPasswordChange(page, OLD, NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/m\/member\/security$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
});

test('a visitor cannot change a password', async ({ page }) => {
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2FchangePsw/);
});
