import type { Page } from '@playwright/test';
import { navEntry, sportsOf } from '../product/actions';
import { HangingFront } from '../product/hanging-front';
import { products } from '../product/products';
import { releaseAnew } from '../product/release';
import { expect, test } from '../product/test';
import { cachedAddresses, releaseOf, workerReady } from '../product/worker';

test.use({ product: products.faults, visitor: 'answered prompts', serviceWorkers: 'allow' });
test.afterEach(() => releaseAnew(products.faults, 'restored'));

const prompt = 'Found new version, click refresh';

/** Simulates the return of the member to the page, and waits for the check. */
async function comeBack(page: Page): Promise<void> {
  const checked = page.waitForResponse(/asset-manifest\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await checked;
}

test('a release during an open page is offered once, Refresh loads it, and other tabs load it with their next page [R2.53] [R4.30b] [R7.22]', async ({
  page,
  context,
}) => {
  await page.goto('/m/home');
  await workerReady(page);
  const other = await context.newPage();
  await other.goto('/m/home');
  await page.bringToFront();
  const before = await releaseOf(page);
  await comeBack(page);
  await expect(page.getByText(prompt)).toBeHidden();

  await releaseAnew(products.faults, 'changed', 'remote-growth');
  await comeBack(page);
  const dialog = page.getByRole('dialog', { name: 'New version' });
  await expect(dialog.getByText(prompt)).toBeVisible();
  await comeBack(page);
  await expect(page.getByText(prompt)).toHaveCount(1);
  expect(await releaseOf(page)).toBe(before);

  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Refresh' }).click()]);
  expect(await releaseOf(page)).toBeGreaterThan(before);
  await comeBack(page);
  await expect(page.getByText(prompt)).toBeHidden();

  await other.bringToFront();
  await comeBack(other);
  await expect(async () => {
    await navEntry(other, 'Offers').click();
    await navEntry(other, 'Home').click();
    expect(await releaseOf(other)).toBeGreaterThan(before);
  }).toPass();
  await expect(other.getByText(prompt)).toBeHidden();

  // When one page is left, the worker of the release takes over with its next load.
  await other.close();
  await page.bringToFront();
  await page.reload();
  await workerReady(page);
});

test('a member who answers Later is not asked again, and gets the new release at the next start [R4.30b]', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/m/home');
  await workerReady(page);
  const before = await releaseOf(page);
  await releaseAnew(products.faults, 'changed', 'remote-growth');
  await comeBack(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await comeBack(page);
  await expect(page.getByText(prompt)).toBeHidden();
  await page.reload();
  expect(await releaseOf(page)).toBeGreaterThan(before);
  // The worker of that release is installed after its page.
  await workerReady(page);
});

test('if the network hangs, Refresh shows the cached page; when it answers, the next page has the new release [R4.30b]', {
  tag: '@full',
}, async ({ page }) => {
  const front = new HangingFront(products.faults);
  try {
    await page.goto(`${await front.start('aurora')}/m/home`);
    await workerReady(page);
    const before = await releaseOf(page);
    await releaseAnew(products.faults, 'changed', 'remote-growth');
    await comeBack(page);
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    front.isHanging = true;
    await Promise.all([page.waitForEvent('load'), refresh.click()]);
    expect(await releaseOf(page)).toBe(before);
    front.isHanging = false;
    await expect(async () => {
      await navEntry(page, 'Offers').click();
      await navEntry(page, 'Home').click();
      expect(await releaseOf(page)).toBeGreaterThan(before);
    }).toPass();
  } finally {
    // Further requests of the page would fail.
    await page.goto('about:blank');
    front.stop();
  }
});

test('a release without the service worker removes it and its caches', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/home');
  await workerReady(page);
  await releaseAnew(products.faults, 'worker-off');
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  // The open page is still served by its worker; the next page has none.
  await page.reload();
  await expect(sportsOf(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(() => cachedAddresses(page)).toEqual([]);
});

test('the worker has the address that names environment and merchant, and the scope of the pages [R7.23]', async ({
  page,
}) => {
  await page.goto('/m/home');
  await workerReady(page);
  const worker = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return { address: active?.scriptURL, scope };
  });
  const { origin } = new URL(page.url());
  expect(worker).toEqual({
    address: `${origin}/m/sw.js?env=production&merchant=aurora`,
    scope: `${origin}/m/`,
  });
});
