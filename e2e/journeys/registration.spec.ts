import { violations } from '../accessibility/violations';
import { register } from '../product/actions';
import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';

test.beforeEach(({ page }) => declinePrompts(page));

test('a visitor registers over an encrypted call and is signed in [R2.3, R7.7, R3.6, R4.11a]', async ({
  page,
  sandbox,
}) => {
  const name = `new${Date.now().toString(36)}`;
  await page.goto('/m/register.html?affiliateCode=partner7');
  await register(page, name);
  await expect(page).toHaveURL(/\/m\/home/);
  const [call] = await sandbox.calls('/wps/member/register');
  expect(call).toMatchObject({
    encrypted: true,
    body: { username: name, password: '***', registerMethod: 'H5', affiliateCode: 'partner7', login: true },
  });
  expect(call?.headers).toMatchObject({ moduleid: 'REG3', merchant: 'aurora' });
  await page.goto('/m/member/home');
  await expect(page.getByText(name)).toBeVisible();
});

test('a new member is welcomed by name, and led to the first deposit [R4.11b]', async ({ page }) => {
  const name = `first${Date.now().toString(36)}`;
  await page.goto('/m/register');
  await register(page, name);
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Welcome to Aurora Club' })).toBeVisible();
  await expect(page.getByText('Make your first deposit and start playing.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('region', { name: 'Highlights' }).getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
});

test('a name that is taken costs nothing that was typed [R8.21]', async ({ page }) => {
  const name = `taken${Date.now().toString(36)}`;
  await page.goto('/m/register');
  await register(page, name);
  await expect(page).toHaveURL(/\/m\/home/);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/register');
  await register(page, name);
  await expect(page.getByRole('dialog')).toContainText('taken');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(name);
});
