import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../product/test';

/** In px a frame: as fast as a flick moves a page. */
const FLICK = 130;

/** Scrolls by so many px a frame; gives how many elements the document had at most. */
const scroll = (
  page: Page,
  { from, to, step }: { from: number; to: number; step: number },
): Promise<number> =>
  page.evaluate(
    async ([start, end, by]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let most = 0;
      for (let top = start; top < end; top += by) {
        scrollTo(0, top);
        await frame();
        most = Math.max(most, document.querySelectorAll('*').length);
      }
      for (let wait = 0; wait < 10; wait++) await frame();
      return most;
    },
    [from, to, step] as const,
  );

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.looseObject({ name: v.optional(v.unknown()) }), {}),
});
const trace = v.pipe(v.string(), v.parseJson(), v.object({ traceEvents: v.array(v.unknown()) }));

/**
 * The longest tasks of the page's main thread during some work, in ms, longest first. Its own time on the processor:
 * what other programs of this machine take away from it is not counted.
 */
async function tasksDuring(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = v.parse(trace, (await browser.stopTracing()).toString());
  const events = traceEvents.flatMap((raw) => {
    const parsed = v.safeParse(event, raw);
    return parsed.success ? [parsed.output] : [];
  });
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main?.tid)
    .map(({ tdur }) => Math.round(tdur / 1000))
    .sort((one, other) => other - one);
}

test('ten thousand games scroll and are searched at a quarter of the speed without a long task, a full document or growing memory', async ({
  browser,
  page,
  sandbox,
}) => {
  test.slow();
  await sandbox.games(10_000);
  await page.goto('/m/rng');
  await expect(page.getByText(/^97\d\d games$/)).toBeVisible({ timeout: 60_000 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  await test.step('from end to end the document stays small, and so does the memory', async () => {
    await scroll(page, { from: 0, to: height, step: 4_800 });
    const before = await heap();
    expect(await scroll(page, { from: 0, to: height, step: 4_800 })).toBeLessThan(900);
    expect((await heap()) - before).toBeLessThan(3_000_000);
  });

  await test.step('a flick makes no long task', async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const from = Math.round(height / 2);
    const flick = () => scroll(page, { from, to: from + 100 * FLICK, step: FLICK });
    // The first brings the pictures.
    await flick();
    const tasks = await tasksDuring(browser, page, flick);
    console.log(`\nten thousand games, longest tasks of a flick in ms: ${tasks.slice(0, 5).join(', ')}`);
    expect(tasks[0]).toBeLessThanOrEqual(50);
  });

  await test.step('a game is found among them', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('searchbox').fill('ÉMBER crown 40');
    await expect(page.getByText(/^1 game$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ember Crown 40/ })).toBeVisible();
  });
  await sandbox.games(0);
});
