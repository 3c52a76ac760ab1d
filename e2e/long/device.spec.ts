// @full: sessions of hours.
import type { Page } from '@playwright/test';
import { blockStorage } from '../engines/block-storage';
import { arriveAs, firstGameOf, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import { visitEach } from '../product/release-paths';
import { declinePrompts } from '../product/visitor';
import { Calls } from './calls';
import { isWhole } from './length';
import { expect, test } from './test';

/** How often a session goes through its pages. */
const ROUNDS = isWhole ? 20 : 2;
const YEAR = 365 * 24 * 60 * 60 * 1_000;
const USED = ['/m/game', '/m/member/home', '/m/wallet', '/m/bets', '/m/home'];

/** Uses the page: the games are there, the member's pages too, and a deposit can be typed. */
async function use(page: Page): Promise<void> {
  await visitEach(page, USED, { times: ROUNDS, stay: 100 });
  await expect(firstGameOf(page, 'Slots')).toBeVisible();
  await navEntry(page, 'Deposit').click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByLabel('How much would you like to deposit?').fill('100');
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled();
}

const FAILING_STORAGE =
  'games and account work; a payment does not begin; the session lasts as long as the page';

/** Pays, and is told that nothing was sent: a payment whose answer is lost could be looked up nowhere. */
async function refusesToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(/nothing was sent and your money hasn’t moved/)).toBeVisible();
}

test('a storage that is full from the start, or fills during a session, stops payments only', async ({
  page,
  context,
  note,
}) => {
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (Reflect.get(window, 'isFull') === true) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await arriveAs(page, demo.member);
  await page.evaluate(() => Reflect.set(window, 'isFull', true));
  await use(page);
  await context.addInitScript(() => Reflect.set(window, 'isFull', true));
  const fresh = await context.newPage();
  await arriveAs(fresh, demo.member);
  await use(fresh);
  await refusesToPay(fresh);
  note('storage full', FAILING_STORAGE);
});

test('a blocked storage stops payments only', async ({ page, context, note }) => {
  await blockStorage(context);
  // Nothing remembers that they were answered.
  await declinePrompts(page);
  await arriveAs(page, demo.member);
  await use(page);
  await refusesToPay(page);
  note('storage blocked', FAILING_STORAGE);
});

for (const [name, shift] of [
  ['two years behind', -2 * YEAR],
  ['three years ahead', 3 * YEAR],
] as const) {
  test(`a clock that is ${name} stops nothing, and no call is repeated without end`, async ({
    page,
    context,
    note,
  }) => {
    const calls = new Calls(context);
    await context.clock.install({ time: Date.now() + shift });
    await arriveAs(page, demo.member);
    await use(page);
    await context.clock.runFor(60_000);
    await calls.answered(page);
    const { most } = calls;
    note(`clock ${name}`, `games, account and deposit work; at most ${most} calls of one path`);
    expect(most).toBeLessThan(20 + 2 * ROUNDS);
  });
}
