import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type ReleaseFile, select, share } from '@tessera/remote/release';
import { origin, products } from '../product/products';
import { expect, test } from '../product/test';
import { serveLoopback } from './loopback-server';
import { Operator } from './operator';
import { browserOf, historyOf } from './tester';

const product = products.faults;
test.use({ product });
test.setTimeout(120_000);

let operator: Operator;
test.beforeAll(async () => {
  operator = new Operator(product);
  await operator.prepare();
});
test.afterAll(() => operator.leave());

const games = { name: 'Sports' } as const;
const release = async (merchant = 'aurora') =>
  (await fetch(`http://127.0.0.1:${product.port}/m/releases/${merchant}.json`)).json();
const stable = async (merchant?: string): Promise<string> =>
  (await release(merchant)).remotes.games.candidates[0].version;

const devices = Array.from({ length: 2_000 }, () => crypto.randomUUID());
/** The version of the games that a release gives to a device. */
const choiceOf =
  ({ merchant, salt, remotes }: ReleaseFile) =>
  (device: string): string | undefined =>
    select(remotes.games?.candidates ?? [], share(merchant.code, 'games', device, salt))?.version;

/** Opens the home page and waits until it has its games, and the code that reports how they came. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(page.getByRole('heading', games)).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/health\./.test(name)),
  );
}

test('a version goes to a tenth of the devices, who keep it, to all of one merchant, and comes back to open and to new pages', async ({
  browser,
}) => {
  const before = await stable();
  await expect(operator.release('roll-out', 'games@1.3.0', '--merchant', 'aurora')).rejects.toThrow(
    /needs shell|\^9/,
  );
  await operator.release('roll-out', 'games@1.1.0', '--merchant', 'aurora', '--percent', '10');

  const versionOf = choiceOf(await release());
  const lucky = devices.filter((device) => versionOf(device) === '1.1.0');
  // Of 2,000 devices 200 are a tenth; four standard deviations are 54.
  expect(Math.abs(lucky.length - 200)).toBeLessThan(54);

  const others = devices.filter((device) => versionOf(device) === before);
  for (const device of [...lucky.slice(0, 2), ...others.slice(0, 2)]) {
    const context = await browserOf(browser, origin(product), device);
    const page = await context.newPage();
    for (const open of [() => page.goto('/m/home'), () => page.reload()]) {
      await open();
      await expect(page.getByRole('heading', games)).toBeVisible();
      expect(await historyOf(page)).toContain(`${versionOf(device)} loaded`);
    }
    await context.close();
  }

  await operator.release('roll-out', 'games@1.1.0', '--merchant', 'aurora');
  const context = await browserOf(browser, origin(product));
  const page = await context.newPage();
  await page.goto('/m/home');
  await expect(page.getByRole('heading', games)).toBeVisible();
  expect(await historyOf(page)).toEqual(['1.1.0 loaded']);
  expect(await stable('jade')).toBe(before);

  await page.waitForResponse(/asset-manifest\.json/);
  await operator.release('roll-back', 'games@1.1.0', '--merchant', 'aurora');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Found new version, click refresh')).toBeVisible();
  expect(await historyOf(page)).toEqual(['1.1.0 loaded']);
  const next = await context.newPage();
  await next.goto('/m/home');
  await expect(next.getByRole('heading', games)).toBeVisible();
  expect(await historyOf(next)).toEqual([`${before} loaded`]);
  await context.close();
});

test('an entry, a chunk or a style that was changed does not run: the version before stands in', async ({
  browser,
}) => {
  const before = await stable();
  await operator.release('roll-out', 'games@1.1.0', '--merchant', 'aurora');
  const { entry, routes, chunks } = (await release()).remotes.games.candidates[0];
  const files: readonly string[] =
    chunks[routes.find(({ path }: { path: string }) => path === '/m/home').chunk];
  const tampered = [entry, ...['.js', '.css'].map((ending) => files.find((file) => file.endsWith(ending)))];
  for (const file of tampered) {
    const restore = operator.tamper('1.1.0', file);
    const context = await browserOf(browser, origin(product));
    const page = await context.newPage();
    await page.goto('/m/home');
    await expect(page.getByRole('heading', games)).toBeVisible();
    expect(await historyOf(page)).toEqual(expect.arrayContaining([`${before} loaded`, '1.1.0 fallback']));
    expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
    await context.close();
    restore();
  }
});

test('a version that crashes as it starts is replaced in the open page, after three crashes not loaded any more, and rolled back by the watch', async ({
  browser,
  sandbox,
}) => {
  await operator.release('roll-out', 'games@1.1.0', '--merchant', 'aurora');
  await operator.release('roll-out', 'games@1.2.0', '--merchant', 'aurora', '--percent', '50');
  const versionOf = choiceOf(await release());
  const deviceWith = (version: string) => devices.find((device) => versionOf(device) === version);

  const unlucky = await browserOf(browser, origin(product), deviceWith('1.2.0'));
  const page = await unlucky.newPage();
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/games/1.2.0/') && asked.push(request.url())),
  );
  for (let visit = 1; visit <= 3; visit++) {
    await openHome(page);
    expect(await historyOf(page)).toEqual(
      expect.arrayContaining(['1.2.0 crash', '1.1.0 loaded', '1.2.0 fallback']),
    );
  }
  asked.length = 0;
  await openHome(page);
  expect(await historyOf(page)).toEqual(['1.1.0 loaded', '1.2.0 fallback']);
  expect(asked).toEqual([]);
  await page.goto('about:blank');

  const lucky = await browserOf(browser, origin(product), deviceWith('1.1.0'));
  const other = await lucky.newPage();
  for (let visit = 1; visit <= 4; visit++) await openHome(other);
  await other.goto('about:blank');

  const reports = async (said: string) =>
    (await sandbox.beacons()).filter(({ value }) => value.includes(said));
  const crash = '"version":"1.2.0","outcome":"crash"';
  const success = '"version":"1.1.0","outcome":"loaded"';
  for (const said of [crash, success])
    await expect.poll(async () => (await reports(said)).length).toBeGreaterThan(0);
  // As if thirty visitors had seen each.
  const [bad] = await reports(crash);
  const good = (await reports(success)).find(({ value }) => !value.includes('1.2.0'));
  const lines = Array.from({ length: 30 }, () => [bad, good]);
  const log = operator.in('beacons.ndjson');
  writeFileSync(
    log,
    lines
      .flat()
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  );
  const said = await operator.watch('--once', '--merchant', 'aurora', '--from', log);
  expect(said).toMatch(/games@1\.2\.0 rolled back at 1 of 1 merchants\. .*fail/);
  expect(await stable()).toBe('1.1.0');
  expect((await release()).remotes.games.candidates).toHaveLength(1);
  await Promise.all([unlucky.close(), lucky.close()]);
});

test('a preview link shows a tester what nobody else gets, says so, and lets them leave; a forged one shows nothing', async ({
  browser,
}) => {
  const key = operator.in('key.json');
  await operator.release('preview', 'key', key);
  await operator.release('preview', 'allow', '--key', key, '--merchant', 'aurora');
  const everybody = await stable();
  const tested = '1.2.1';
  await operator.release('publish', '--fast', operator.in('tested'));
  await operator.release('roll-out', `games@${tested}`, '--percent', '0', '--merchant', 'aurora');
  const link = await operator.release(
    ...[
      'preview',
      'link',
      `games@${tested}`,
      '--merchant',
      'aurora',
      '--key',
      key,
      '--origin',
      origin(product),
    ],
  );
  const context = await browserOf(browser, origin(product));
  const page = await context.newPage();
  const badge = page.getByRole('complementary', { name: 'Preview' });
  for (const open of [() => page.goto(link), () => page.reload()]) {
    await open();
    await expect(page.getByRole('heading', games)).toBeVisible();
    await expect(badge).toContainText(`games ${tested}`);
    expect(await historyOf(page)).toEqual([`${tested} loaded`]);
    expect(page.url()).not.toContain('preview');
  }
  await Promise.all([
    page.waitForEvent('load'),
    badge.getByRole('button', { name: 'Leave preview' }).click(),
  ]);
  await expect(page.getByRole('heading', games)).toBeVisible();
  expect(await historyOf(page)).toEqual([`${everybody} loaded`]);
  await expect(badge).toBeHidden();

  await page.goto(`${link.slice(0, -8)}AAAAAAAA`);
  await expect(page.getByText('This preview link is not good here.')).toBeVisible();
  expect(await historyOf(page)).toEqual([`${everybody} loaded`]);
  await context.close();
});

test('a remote comes from the developer’s machine where the release takes overrides, with a badge that leads back', async ({
  browser,
}) => {
  const everybody = await stable();
  await operator.release('configure', '--overrides', 'on', '--merchant', 'aurora');
  const server = await serveLoopback(operator.in('good'));
  const context = await browserOf(browser, origin(product));
  await context.addInitScript((address) => {
    if (sessionStorage.getItem('overridden')) return;
    sessionStorage.setItem('overridden', '1');
    localStorage.setItem('tessera:override:games', address);
  }, `${server.url}remoteEntry.js`);
  const page = await context.newPage();
  const released: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/remotes/games/') && released.push(request.url())),
  );
  const badge = page.getByRole('complementary', { name: 'Overridden' });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', games)).toBeVisible();
  await expect(badge).toContainText(`games 1.1.0 ${new URL(server.url).host}`);
  expect(await historyOf(page)).toEqual(['1.1.0-override loaded']);
  expect(server.asked).toEqual(expect.arrayContaining(['remote.json', 'remoteEntry.js']));
  expect(released).toEqual([]);

  await server.close();
  await page.reload();
  await expect(page.getByRole('heading', games)).toBeVisible();
  await expect(badge).toContainText('games cannot be reached; the released version runs');
  await Promise.all([page.waitForEvent('load'), badge.getByRole('button', { name: 'Reset' }).click()]);
  await expect(page.getByRole('heading', games)).toBeVisible();
  expect(await historyOf(page)).toEqual([`${everybody} loaded`]);
  await expect(badge).toBeHidden();

  const ignored = page.waitForEvent('console', (line) => line.text().includes('"games" are ignored'));
  await operator.release('configure', '--overrides', 'off', '--merchant', 'aurora');
  await page.evaluate((address) => localStorage.setItem('tessera:override:games', address), server.url);
  await page.reload();
  await expect(page.getByRole('heading', games)).toBeVisible();
  await ignored;
  expect(await historyOf(page)).toEqual([`${everybody} loaded`]);
  await expect(badge).toBeHidden();
  await context.close();
});
