import type { Locator } from '@playwright/test';
import { violations } from '../accessibility/violations';
import { firstGameOf, signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from './test';

test.use({ visitor: 'answered prompts' });

/** The name on a tile. Its monogram, which comes before it, is shorter. */
const nameOf = async (tile: Locator): Promise<string> =>
  (await tile.getByText(/\w{4}/).first().textContent()) ?? '';

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
  const game = firstGameOf(page, 'Slots');
  const name = await nameOf(game);
  await game.click();
  const dialog = page.getByRole('dialog', { name: `Sign in to play ${name}`, exact: true });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home/);
  await signIn(dialog, demo.member);
  await page.waitForURL(/\/play\?/);
  expect(new URL(page.url()).port).not.toBe(String(product.port));
});

test('a visitor who taps a game that can be played for free gets to it without a login [R7.34]', async ({
  page,
  sandbox,
}) => {
  const game = page.locator('main li').first().getByRole('button').first();
  await page.goto('/m/fish?free=1');
  const name = await nameOf(game);
  await page.goto(`/m/fish?search=${encodeURIComponent(name)}`);
  await game.click();
  const dialog = page.getByRole('dialog', { name: `Sign in to play ${name}`, exact: true });
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Free play' }).click();
  await page.waitForURL(/\/play\?/);
  expect(await sandbox.calls('/wps/relay/GCS_gameTrialLaunch')).toHaveLength(1);
  expect(await sandbox.calls('/wps/game/launchGame')).toHaveLength(0);
});
