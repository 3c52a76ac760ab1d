// @full: pages whose framework is held back, some three minutes.
import { earlyView, expect, takenOver, test } from './test';

test('the registration can be filled in before the framework is there, with the code of who sent the visitor', async ({
  page,
  mainScript,
}) => {
  await page.goto('/m/register?referralCode=FRIEND7', { waitUntil: 'commit' });
  const early = earlyView(page);
  await expect(early.getByLabel('Referral code')).toHaveValue('FRIEND7');
  await early.getByLabel('Username', { exact: true }).fill('newcomer1');
  await early.getByLabel('Password', { exact: true }).fill('Tessera-2026');
  await early.getByLabel('Repeat password').fill('Tessera-2026');
  await early.getByRole('button', { name: 'Show password' }).last().click();
  await early.getByRole('checkbox').check({ force: true });

  mainScript.release();
  await takenOver(page);

  await expect(page.getByLabel('Referral code')).toHaveValue('FRIEND7');
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('newcomer1');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Repeat password')).toHaveAttribute('type', 'text');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('links of the early view are links', async ({ page, mainScript }) => {
  await page.goto('/m/register', { waitUntil: 'commit' });
  const early = earlyView(page);
  await expect(early.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/m/login');
  await expect(early.getByRole('link', { name: 'Terms' }).first()).toHaveAttribute('href', /^\/m\/rules\//);
  mainScript.release();
  await takenOver(page);
});
