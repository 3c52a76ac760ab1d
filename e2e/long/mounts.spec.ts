// @full: sessions of hours.
import type { CDPSession, Page } from '@playwright/test';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { growth, objectsOf } from '../product/heap';
import { pathsOf, settleEach, visitEach } from '../product/release-paths';
import { isWhole } from './length';
import { countElements, left, type Running, running } from './running';
import { expect, test } from './test';

// A trace keeps parts of the page.
test.use({ trace: 'off' });

/** Visits of each route that fill what the product keeps, and those that are measured. */
const [WARM_UP, VISITS] = isWhole ? [10, 50] : [8, 8];
/** Every route, or those that the product leaves out of a short run: one of some. */
const EVERY = isWhole ? 1 : 8;
/** In ms that a page stays open. */
const STAY = 60;
/** In percent. */
const LARGEST_GROWTH = 5;

/** Opens the home page and waits until timers that end by themselves have ended. */
async function atHome(page: Page, devtools: CDPSession): Promise<Running> {
  await settleEach(page, ['/m/home']);
  await visitEach(page, ['/m/home'], { stay: 2_000 });
  return running(page, devtools);
}

test('pages that were opened and left many times leave no listener, timer or observer, and the heap stays flat', async ({
  page,
  context,
  note,
}) => {
  test.setTimeout(isWhole ? 600_000 : 60_000);
  await countElements(context);
  await arriveAs(page, demo.member);
  // Another spread of routes each day.
  const day = Math.floor(Date.now() / 86_400_000);
  const paths = (await pathsOf(page)).filter((_, at) => (at + day) % EVERY === 0);
  const devtools = await context.newCDPSession(page);
  await settleEach(page, paths);
  await visitEach(page, paths, { times: WARM_UP, stay: STAY });
  const before = await atHome(page, devtools);
  const heapBefore = await objectsOf(devtools);
  await visitEach(page, paths, { times: VISITS, stay: STAY });
  let after = await atHome(page, devtools);
  // Timers of the last pages may still run: a toast, a carousel.
  await expect
    .poll(
      async () => {
        after = await atHome(page, devtools);
        return left(before, after);
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
  const heap = growth(heapBefore, await objectsOf(devtools));
  const elements = growth(before.elements, after.elements);
  note(
    `${VISITS} mounts and unmounts of ${paths.length} routes`,
    `heap ${heap.toFixed(1)} %, elements ${elements.toFixed(1)} %, listeners ${before.allListeners} to ${after.allListeners}, timers ${before.timers} to ${after.timers}, observers ${before.observers} to ${after.observers}`,
  );
  expect(heap).toBeLessThan(LARGEST_GROWTH);
  expect(elements).toBeLessThan(LARGEST_GROWTH);
});
