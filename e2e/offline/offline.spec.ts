import { arriveAs, navEntry, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { HangingFront } from '../product/hanging-front';
import { noConnection } from '../product/no-connection';
import { expect, test } from '../product/test';
import { cachedAddresses, workerReady } from '../product/worker';

test.use({ visitor: 'answered prompts', serviceWorkers: 'allow' });

/** After a navigation, some Chromium versions report a connection although requests still fail. */
const rememberOffline = () =>
  Object.defineProperty(Navigator.prototype, 'onLine', {
    get: () => sessionStorage.getItem('offline') === null,
  });

const TOAST = 'You’re offline. Check your connection.';
const BAR = 'You’re offline. This page may be out of date.';

test('a lost connection shows a toast, and a bar until it is back [R4.31] [R8.31]', { tag: '@full' }, async ({
  page,
  context,
  messages,
}) => {
  messages.expectMessage(...noConnection);
  await page.clock.install();
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(TOAST)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByText(TOAST)).toBeHidden();
  await expect(page.getByText(BAR)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(BAR)).toBeHidden();
});

test('back online, the page and the parts that did not load come without a tap [R7.17]', async ({
  page,
  context,
  messages,
}) => {
  messages.expectMessage(...noConnection);
  await arriveAs(page, demo.member);
  await navEntry(page, 'Account').click();
  const entry = page.getByRole('link', { name: 'Help centre' });
  await expect(entry).toBeVisible();
  await context.setOffline(true);
  await entry.click();
  await expect(page.getByText('Reconnect to open this page.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Help centre' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible();
  await expect(page.getByText(/available right now/)).toBeHidden();
});

test('a network error on plain http has its own message [R8.31]', async ({ page, messages }) => {
  messages.expectMessage(...noConnection);
  await page.route('**/wps/v2/system/status?*', (route) => route.abort());
  await page.goto('/m/home');
  await expect(page.getByText('Network Error / CORS Errors')).toBeVisible();
});

test('the next start without a connection shows the frame, the stored content and a retry', async ({
  page,
  context,
  messages,
}) => {
  messages.expectMessage(...noConnection);
  await page.addInitScript(rememberOffline);
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  await workerReady(page);
  await page.evaluate(() => sessionStorage.setItem('offline', 'yes'));
  await context.setOffline(true);
  await page.goto('/m/home');
  await expect(page.getByText(BAR)).toBeVisible();
  await expect(navEntry(page, 'Home')).toBeVisible();
  await expect(sportsOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()]);
  await expect(page.getByText(BAR)).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => {
    sessionStorage.removeItem('offline');
    dispatchEvent(new Event('online'));
  });
  await expect(page.getByText(BAR)).toBeHidden();
  await page.goto('/m/login');
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
});

test('the worker caches no answer of the gateway, also after the visit of a member', async ({ page }) => {
  await arriveAs(page, demo.member);
  await navEntry(page, 'Account').click();
  await expect(page.getByText('3 of 5 conditions')).toBeVisible();
  await workerReady(page);
  await page.reload();
  await expect(page.getByText('3 of 5 conditions')).toBeVisible();
  const cached = await cachedAddresses(page);
  expect(cached).toContain('/m/home');
  expect(cached.filter((path) => path.startsWith('/m/remotes/')).length).toBeGreaterThan(0);
  expect(cached.filter((path) => !/^\/m\/(home$|shell\/|remotes\/)/.test(path))).toEqual([]);
});

test('if the network hangs, the cached page is shown after 3 s', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const front = new HangingFront(product);
  const home = `${await front.start('aurora')}/m/home`;
  try {
    await page.goto(home);
    await workerReady(page);
    front.isHanging = true;
    const asked = Date.now();
    await page.goto(home, { waitUntil: 'commit' });
    expect(Date.now() - asked).toBeGreaterThan(2_900);
    await expect(sportsOf(page)).toBeVisible();
    expect(Date.now() - asked).toBeLessThan(8_000);
  } finally {
    // Further requests of the page would fail.
    await page.goto('about:blank');
    front.stop();
  }
});

test('if the server of the pages fails, the cached page is shown', async ({ page, product }) => {
  const front = new HangingFront(product);
  const home = `${await front.start('aurora')}/m/home`;
  try {
    await page.goto(home);
    await workerReady(page);
    front.isFailing = true;
    const answer = await page.goto(home);
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true]);
    await expect(sportsOf(page)).toBeVisible();
  } finally {
    // Further requests of the page would fail.
    await page.goto('about:blank');
    front.stop();
  }
});
