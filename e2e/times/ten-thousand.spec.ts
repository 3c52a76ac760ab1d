// @full: measures times, on a machine without other work.
import type { Page } from '@playwright/test';
import { longestTask } from '../games/longest-task';
import { type Movement, movements, scroll } from '../games/scroll';
import { openTenThousandGames } from '../games/ten-thousand';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

/** In ms: what browsers call a long task. */
const LONG = 50;

/** In ms: time for some twenty passes. */
const PATIENCE = 45_000;

/** The number of games on the screen that show their picture. */
const picturesInView = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main li img')].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }).length,
  );

/** Scrolls, and waits until the screen is full of games with their pictures. */
async function scrollToRest(page: Page, movement: Movement): Promise<void> {
  await scroll(page, movement);
  await expect.poll(() => picturesInView(page)).toBeGreaterThan(14);
}

test.describe.configure({ timeout: 4 * PATIENCE });
test.afterEach(({ sandbox }) => sandbox.games(0));

test('no task is long while ten thousand games are dragged, flicked and come to rest on a slow phone', async ({
  page,
  sandbox,
}) => {
  await openTenThousandGames(page, sandbox);
  const devtools = await page.context().newCDPSession(page);
  for (const movement of movements) {
    const moved = () => longestTask(devtools, () => scrollToRest(page, movement));
    // Other work on the machine makes the same task longer: an undisturbed pass measures the task itself.
    await expect.poll(moved, { timeout: PATIENCE, intervals: [0] }).toBeLessThan(LONG);
  }
});
