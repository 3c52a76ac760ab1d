import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Advances the clock of a page until an element is visible. A fixed time would not be enough: what starts a timer may be
 * an answer of the gateway or code, and both take real time. The clock goes at about twice the real speed, because one
 * that is far ahead of the requests would cause timeouts.
 * @param timeout in ms of real time
 */
export const passUntil = (page: Page, wanted: Locator, timeout = 8_000): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return wanted.isVisible();
      },
      { intervals: [250], timeout },
    )
    .toBe(true);
