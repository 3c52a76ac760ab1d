import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';

test.beforeEach(({ page }) => declinePrompts(page));

test('a visitor registers over an encrypted call and is signed in [R2.3, R7.7, R3.6, R4.11a]', async ({
  page,
  sandbox,
}) => {
  const name = `new${Date.now().toString(36)}`;
  await page.goto('/m/register.html?affiliateCode=partner7');
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('Tessera-2026');
  await page.getByLabel('Repeat password').fill('Tessera-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
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

test('a name that is taken costs nothing that was typed [R8.21]', async ({ page }) => {
  const name = `taken${Date.now().toString(36)}`;
  const register = async () => {
    await page.goto('/m/register');
    await page.getByLabel('Username', { exact: true }).fill(name);
    await page.getByLabel('Password', { exact: true }).fill('Tessera-2026');
    await page.getByLabel('Repeat password').fill('Tessera-2026');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await register();
  await expect(page).toHaveURL(/\/m\/home/);
  await page.evaluate(() => sessionStorage.clear());
  await register();
  await expect(page.getByRole('dialog')).toContainText('taken');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(name);
});
