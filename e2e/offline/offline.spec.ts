import { arriveAs, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import { HangingFront } from '../product/hanging-front';
import { noConnection } from '../product/no-connection';
import { expect, test } from '../product/test';
import { cachedAddresses, workerReady } from '../product/worker';

test.use({ visitor: 'answered prompts' });

/** Some Chromiums forget with the next page that the connection was taken away, though nothing comes through. */
const rememberOffline = () =>
  Object.defineProperty(Navigator.prototype, 'onLine', {
    get: () => sessionStorage.getItem('offline') === null,
  });

const TOAST = 'You’re offline. Check your connection and try again.';
const BAR = 'You’re offline. This page may be out of date.';

test('the connection going is said for a moment, and shown until it is back [R4.31] [R8.31]', async ({
  page,
  context,
  messages,
}) => {
  messages.expectMessage(...noConnection);
  await page.clock.install();
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(TOAST)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByText(TOAST)).toBeHidden();
  await expect(page.getByText(BAR)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(BAR)).toBeHidden();
});

test('a network error on plain http is told as such [R8.31]', async ({ page, messages }) => {
  messages.expectMessage(...noConnection);
  await page.route('**/wps/v2/system/status?*', (route) => route.abort());
  await page.goto('/m/home');
  await expect(page.getByText('Network Error / CORS Errors')).toBeVisible();
});

test('the next start without a connection shows the frame, what was there, and a way on', async ({
  page,
  context,
  messages,
}) => {
  messages.expectMessage(...noConnection);
  await page.addInitScript(rememberOffline);
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
  await workerReady(page);
  await page.evaluate(() => sessionStorage.setItem('offline', 'yes'));
  await context.setOffline(true);
  await page.goto('/m/home');
  await expect(page.getByText(BAR)).toBeVisible();
  await expect(navEntry(page, 'Home')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
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

test('no answer of the gateway is in any cache of the worker, not even after a member was here', async ({
  page,
}) => {
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

test('a network that hangs is given 3 s, then the page that was kept stands in', async ({
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
    await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
    expect(Date.now() - asked).toBeLessThan(8_000);
  } finally {
    // What the page still asks for would meet no server.
    await page.goto('about:blank');
    front.stop();
  }
});
