import { longestTask } from '../games/longest-task';
import { movements, scroll } from '../games/scroll';
import { growth, heapOf } from '../product/heap';
import { SandboxControl } from '../product/sandbox';
import { inNewBrowser } from './slow-browser';

const GAMES = 10_000;
/** Other programs of the machine make a task longer: the pass that was disturbed least counts. */
const PASSES = 3;
/** In ms. */
const LIMIT = 60_000;

/** Scrolls through ten thousand games: the longest task in ms of processor time, and how the heap grows in percent. */
export const scrolled = (origin: string) =>
  inNewBrowser('answered prompts', async (context) => {
    const sandbox = new SandboxControl(`http://127.0.0.1:${new URL(origin).port}`);
    await sandbox.games(GAMES);
    const page = await context.newPage();
    await page.goto(`${origin}/m/rng`);
    await page.getByText(/^9,7\d\d games$/).waitFor({ timeout: LIMIT });
    const devtools = await context.newCDPSession(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const whole = { from: 0, to: height, step: 4_800 };
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
    return { scroll: { longest, heap: growth(before, after) } };
  });
