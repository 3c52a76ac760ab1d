// @full: sessions of hours.
import type { BrowserContext, Page } from '@playwright/test';
import { arriveAs, navEntry, signOut } from '../product/actions';
import { demo } from '../product/demo';
import { growth, objectsOf } from '../product/heap';
import { settleEach, visitEach } from '../product/release-paths';
import { Calls } from './calls';
import { isWhole } from './length';
import { expect, test } from './test';

// A trace keeps parts of the page.
test.use({ trace: 'off' });

const HOURS = 8;
/** In minutes: how far the clock goes at once, as when a phone sleeps. */
const SLEEP = isWhole ? 5 : 30;
/** The limit of calls that both tabs make in one hour without input. */
const MOST_CALLS_AN_HOUR = 200;
/** In percent. */
const LARGEST_GROWTH = 5;
const USED = ['/m/game', '/m/member/home', '/m/wallet', '/m/voucherCenter', '/m/home'];

/** The connection goes and comes while calls are on their way. */
async function flap(context: BrowserContext, page: Page): Promise<void> {
  for (let times = 0; times < 3; times++) {
    await context.setOffline(true);
    await visitEach(page, ['/m/wallet'], { stay: 50 });
    await context.setOffline(false);
    await visitEach(page, ['/m/home'], { stay: 50 });
  }
}

test('a session of eight hours with two tabs, sleep and a connection that flaps stays whole', async ({
  page,
  context,
  note,
}) => {
  test.setTimeout(isWhole ? 300_000 : 60_000);
  const calls = new Calls(context);
  // One clock for all tabs.
  await context.clock.install();
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) await arriveAs(tab, demo.member);
  await settleEach(page, ['/m/wallet', ...USED]);
  const devtools = await context.newCDPSession(page);
  const heaps: number[] = [];
  const idle: number[] = [];
  for (let hour = 0; hour < HOURS; hour++) {
    calls.reset();
    for (let minutes = 0; minutes < 60; minutes += SLEEP) {
      // As on a device that sleeps: no timer runs meanwhile, and each that is due runs once.
      await context.clock.fastForward(SLEEP * 60_000);
      for (const tab of tabs) await calls.answered(tab);
    }
    idle.push(calls.total);
    await flap(context, page);
    await visitEach(page, USED, { times: 3, stay: 60 });
    // The same state every hour: a list on its way is no growth.
    await settleEach(page, ['/m/home']);
    await calls.answered(page);
    // The first hour fills what the product keeps.
    if (hour === 1 || hour === HOURS - 1) heaps.push(await objectsOf(devtools));
  }
  const heap = growth(heaps[0] ?? 0, heaps.at(-1) ?? 0);
  note(
    `${HOURS} hours, two tabs, sleep in steps of ${SLEEP} minutes, ${3 * HOURS} losses of the connection`,
    `objects ${heap.toFixed(1)} %, at most ${Math.max(...idle)} calls an hour without use, still signed in`,
  );
  expect(Math.max(...idle)).toBeLessThan(MOST_CALLS_AN_HOUR);
  expect(heap).toBeLessThan(LARGEST_GROWTH);

  for (const tab of tabs) {
    await navEntry(tab, 'Account').click();
    await expect(tab.getByText(demo.member)).toBeVisible();
  }
  await signOut(page);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(tabs[1]).toHaveURL(/\/m\/login/);
});
