import { type Page, request } from '@playwright/test';
import { longestTask } from '../games/longest-task';
import { SandboxControl } from '../product/sandbox';
import { growth, heapOf } from './heap';
import { inNewBrowser } from './slow-browser';

type Movement = readonly [from: number, to: number, step: number];

const GAMES = 10_000;
/** In px per frame: dragged, flicked, and thrown through the list. */
const movements: readonly Movement[] = [
  [0, 3_600, 120],
  [10_000, 40_000, 900],
  [100_000, 250_000, 4_800],
];
/** Other programs of the machine make a task longer: the pass that was disturbed least counts. */
const PASSES = 3;
/** In ms. */
const LIMIT = 60_000;

const scroll = (page: Page, movement: Movement): Promise<void> =>
  page.evaluate(async ([from, to, step]) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = from; top < to; top += step) {
      scrollTo(0, top);
      await frame();
    }
    for (let wait = 0; wait < 10; wait++) await frame();
  }, movement);

/** Scrolls through ten thousand games: the longest task in ms of processor time, and how the heap grows in percent. */
export const scrolled = (origin: string) =>
  inNewBrowser('answered prompts', async (context) => {
    const outside = await request.newContext();
    const sandbox = new SandboxControl(outside, `http://127.0.0.1:${new URL(origin).port}`);
    await sandbox.games(GAMES);
    const page = await context.newPage();
    await page.goto(`${origin}/m/rng`);
    await page.getByText(/^9,7\d\d games$/).waitFor({ timeout: LIMIT });
    const devtools = await context.newCDPSession(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const whole: Movement = [0, height, 4_800];
    await scroll(page, whole);
    const before = await heapOf(devtools);
    await scroll(page, whole);
    const after = await heapOf(devtools);
    let longest = 0;
    for (const movement of movements) {
      const passes: number[] = [];
      for (let pass = 0; pass < PASSES; pass++)
        passes.push(await longestTask(devtools, () => scroll(page, movement)));
      longest = Math.max(longest, Math.min(...passes));
    }
    await sandbox.games(0);
    await outside.dispose();
    return { scroll: { longest, heap: growth(before, after) } };
  });
