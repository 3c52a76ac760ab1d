import type { Locator, Page } from '@playwright/test';
import { navEntry } from '../product/actions';
import type { Outcome } from './cell';
import { expect } from './test';

export const tryAgainIn = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: 'Try again' }).first();

/** The button of a message over the page. */
export const okIn = (page: Page): Locator => page.getByRole('button', { name: 'OK', exact: true }).first();

/** Closes the messages that are over the page. */
export async function closeMessages(page: Page): Promise<void> {
  while (await okIn(page).isVisible()) await okIn(page).click();
}

/** The sentences that the page has announced. */
export const saidOn = async (page: Page): Promise<string> =>
  (await page.locator('[role="alert"], [role="status"], [aria-live]').allTextContents()).join(' ').trim();

export const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('tessera:session') !== null);

/** The words for something that the gateway does not have. */
const absent = (page: Page) => page.locator('main').getByText('We don’t offer this at the moment.').first();

/** What the member sees of a page, once it has settled. The frame stands in any case. */
export async function seenOn(page: Page, works: Locator, isMember: boolean): Promise<Outcome> {
  const now = async (): Promise<Outcome | undefined> => {
    if (await okIn(page).isVisible()) return 'message';
    if (isMember && !(await isSignedIn(page))) return 'sign-in';
    if (await tryAgainIn(page).isVisible()) return 'retry';
    if (await absent(page).isVisible()) return 'sentence';
    return (await works.isVisible()) ? 'whole' : undefined;
  };
  let seen: Outcome | undefined;
  // Twice the same: an outline may stand for a moment between two states.
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await now();
        return seen !== undefined && seen === before;
      },
      { intervals: [150], timeout: 15_000 },
    )
    .toBe(true);
  // The page of the sign-in needs the whole screen.
  if (seen !== 'sign-in') await expect(navEntry(page, 'Home')).toBeVisible();
  return seen ?? 'broken';
}
