import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Advances the clock of a page until something is true. A fixed time would not be enough: what starts a timer may be an
 * answer of the gateway or code, and both take real time. The clock goes at about twice the real speed, because one that
 * is far ahead of the requests would cause timeouts. The longest delay of the product, 20 s, takes some ten seconds.
 */
export const passUntil = (page: Page, isReached: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return isReached();
      },
      { intervals: [250], timeout: 20_000 },
    )
    .toBe(true);

/** Advances the clock of a page until an element is visible. */
export const passUntilVisible = (page: Page, wanted: Locator): Promise<void> =>
  passUntil(page, () => wanted.isVisible());

/**
 * Advances the clock of a page by some seconds, one by one. In each of them every timer fires once at most: amounts that
 * count ten times a second would take most of a test.
 */
export async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.clock.fastForward(1_000);
}
