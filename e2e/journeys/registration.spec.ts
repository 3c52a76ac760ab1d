import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';

test.beforeEach(({ page }) => declinePrompts(page));

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
