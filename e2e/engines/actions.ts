import { expect } from '@playwright/test';
import { demo } from '../product/demo';
import type { Part, Place, Tab } from '../product/tab';

/** Waits until a part of the page is there to be seen; a timeout in ms. */
export const sees = (part: Part, timeout?: number): Promise<void> =>
  expect.poll(() => part.isVisible(), { ...(timeout !== undefined && { timeout }) }).toBe(true);

/** Waits until it is gone. */
export const seesNoMore = (part: Part): Promise<void> => expect.poll(() => part.isVisible()).toBe(false);

/** Waits until the tab is at an address. */
export const isAt = (tab: Tab, address: RegExp): Promise<void> =>
  expect.poll(() => tab.url()).toMatch(address);

/** An entry of the bottom navigation, by the name that the member reads. */
export const navEntry = (tab: Tab, name: string): Part =>
  tab.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name, exact: true });

/** Fills the login form that is on screen and sends it. */
export async function signIn(place: Place, name: string, password: string = demo.password): Promise<void> {
  await place.getByLabel('Username', { exact: true }).fill(name);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The lanes of the games on the home page. */
export const lanes = (tab: Tab): Part => tab.getByRole('heading', { name: 'Sports' });

/**
 * Waits until a page has got nothing more for a second. A page that is left while it loads complains, in Firefox and in
 * WebKit.
 */
export async function rests(tab: Tab): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await tab.evaluate(() => performance.getEntriesByType('resource').length);
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [1_000], timeout: 20_000 },
    )
    .toBe(true);
}
