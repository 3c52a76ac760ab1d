import { firstGameOf, signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from './test';

test.use({ visitor: 'answered prompts' });

test('the login opens over the home page and returns to it [R4.5a]', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home/);
  await signIn(dialog, demo.member);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.member);
});

test('the dialog leads to the registration, which keeps the return address', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/m\/register\?backUrl=%2Fm%2Fhome/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor who taps a game signs in over the page and gets to the game', async ({ page, product }) => {
  await page.goto('/m/home');
  await firstGameOf(page, 'Slots').click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home/);
  await signIn(dialog, demo.member);
  await page.waitForURL(/\/play\?/);
  expect(new URL(page.url()).port).not.toBe(String(product.port));
});
