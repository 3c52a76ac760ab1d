// @full: lists of thousands, and every template.
import type { Page } from '@playwright/test';
import { heapOf } from '../product/heap';
import type { SandboxControl } from '../product/sandbox';
import { expect, test } from '../product/test';
import { longestTask } from './longest-task';
import { type Movement, movements, scroll } from './scroll';

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

/** Opens the list of ten thousand games. @returns the height of the page in px */
async function openGames(page: Page, sandbox: SandboxControl): Promise<number> {
  await sandbox.games(10_000);
  await page.goto('/m/rng');
  await expect(page.getByText(/^9,7\d\d games$/)).toBeVisible({ timeout: 60_000 });
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test.describe.configure({ timeout: 4 * PATIENCE });
test.afterEach(({ sandbox }) => sandbox.games(0));

test('ten thousand games scroll without a full document or growing memory, and one is found', async ({
  page,
  sandbox,
}) => {
  const height = await openGames(page, sandbox);
  const devtools = await page.context().newCDPSession(page);
  await scroll(page, { from: 0, to: height, step: 4_800 });
  const before = await heapOf(devtools);
  expect(await scroll(page, { from: 0, to: height, step: 4_800 })).toBeLessThan(900);
  expect((await heapOf(devtools)) - before).toBeLessThan(3_000_000);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('searchbox').fill('ÉMBER crown 40');
  await expect(page.getByText(/^1 game$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ember Crown 40/ })).toBeVisible();
});

test('no task is long while ten thousand games are dragged, flicked and come to rest on a slow phone', {
  tag: '@times',
}, async ({ page, sandbox }) => {
  await openGames(page, sandbox);
  const devtools = await page.context().newCDPSession(page);
  for (const movement of movements) {
    const moved = () => longestTask(devtools, () => scrollToRest(page, movement));
    // Other work on the machine makes the same task longer: an undisturbed pass measures the task itself.
    await expect.poll(moved, { timeout: PATIENCE, intervals: [0] }).toBeLessThan(LONG);
  }
});
