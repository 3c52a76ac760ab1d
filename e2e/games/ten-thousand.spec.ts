import type { Page } from '@playwright/test';
import { expect, test } from '../product/test';

/** What a pass through the whole list cost. */
interface Pass {
  /** Durations of tasks above 50 ms, in ms. */
  readonly longTasks: readonly number[];
  readonly mostNodes: number;
}

/** Scrolls from the top to the end in steps of about a screen, one a frame, as a flick does. */
const scrollThrough = (page: Page): Promise<Pass> =>
  page.evaluate(async () => {
    const longTasks: number[] = [];
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
    });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    scrollTo(0, 0);
    for (let wait = 0; wait < 20; wait++) await frame();
    watch.observe({ entryTypes: ['longtask'] });
    let mostNodes = 0;
    const height = document.documentElement.scrollHeight;
    for (let top = 0; top < height; top += 2_400) {
      scrollTo(0, top);
      await frame();
      mostNodes = Math.max(mostNodes, document.querySelectorAll('*').length);
    }
    for (let wait = 0; wait < 10; wait++) await frame();
    watch.disconnect();
    return { longTasks, mostNodes };
  });

test('ten thousand games scroll and are searched at a quarter of the speed without a long task, a full document or growing memory', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await sandbox.games(10_000);
  await page.goto('/m/rng');
  await expect(page.getByText(/^97\d\d games$/)).toBeVisible({ timeout: 30_000 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize;
  };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await scrollThrough(page);
  const before = await heap();

  // What else runs on this machine can only make a pass slower: one without a long task proves that there need be none.
  const passes: Pass[] = [];
  while (passes.length < 4 && passes.at(-1)?.longTasks.length !== 0) passes.push(await scrollThrough(page));
  console.log(`\nten thousand games: ${JSON.stringify(passes)}, heap ${before} to ${await heap()} bytes`);
  expect(passes.at(-1)?.longTasks).toEqual([]);
  expect(Math.max(...passes.map(({ mostNodes }) => mostNodes))).toBeLessThan(900);
  expect((await heap()) - before).toBeLessThan(3_000_000);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('searchbox').fill('ÉMBER crown 40');
  await expect(page.getByText(/^1 game$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ember Crown 40/ })).toBeVisible();
  await sandbox.games(0);
});
