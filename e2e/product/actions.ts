import { expect, type Page } from '@playwright/test';
import { demo } from './demo';
import type { SandboxControl } from './sandbox';

/** An entry of the bottom navigation, by the name that the member reads. */
export const navEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name, exact: true });

/** The first lane of the home page itself. Its early view, which may stand before it, has the same headings. */
export const sportsOf = (page: Page) => page.locator('#root').getByRole('heading', { name: 'Sports' });

/** The first game of a lane on the home page. */
export const firstGameOf = (page: Page, lane: string) =>
  page.getByRole('region', { name: lane }).getByRole('button').first();

/** Fills the login form that is on screen, or in one part of it, and sends it. */
export async function signIn(
  place: Pick<Page, 'getByLabel' | 'getByRole'>,
  name: string,
  password: string = demo.password,
): Promise<void> {
  await place.getByLabel('Username', { exact: true }).fill(name);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Fills the registration form that is on screen, and accepts the rules. */
export async function fillRegistration(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByLabel('Repeat password').fill(demo.password);
  await page.getByRole('checkbox').check();
}

/** Fills the registration form that is on screen, and sends it. */
export async function register(page: Page, name: string): Promise<void> {
  await fillRegistration(page, name);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills the form for a change of password that is on screen. */
export async function fillPasswordChange(page: Page, current: string, changed: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(changed);
  await page.getByLabel('Repeat password').fill(changed);
}

/**
 * Advances the clock by the 500 ms in which a form ignores a second submit (R9.12). The page's clock must be installed.
 */
export const passSubmitGuard = (page: Page): Promise<void> => page.clock.fastForward(500);

/** Opens the login and signs in. Resolves on the home page. */
export async function arriveAs(page: Page, name: string): Promise<void> {
  await page.goto('/m/login');
  await signIn(page, name);
  await expect(page).toHaveURL(/\/m\/home/);
}

/** Taps the button of the home page, once it is shown: the login page, which leads back, has one of the same name. */
export async function tapSignIn(page: Page): Promise<void> {
  await expect(sportsOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in by the dialog of the home page. */
export async function signInAtHome(page: Page, name: string): Promise<void> {
  await tapSignIn(page);
  await signIn(page.getByRole('dialog', { name: 'Welcome back' }), name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Signs out on the account page, and confirms it. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
}

/** Opens the home page while the gateway refuses the games. */
export async function arriveWithoutGames(page: Page, sandbox: SandboxControl): Promise<void> {
  await sandbox.fault({
    path: '/wps/relay/GCSGAME_gameList',
    times: 5,
    body: { success: false, message: 'closed for today' },
  });
  await page.goto('/m/home');
}
