// @full: publishes releases, and one journey of roll-out stands in rollout.spec.ts.
import { sportsOf } from '../product/actions';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { serveLoopback } from './loopback-server';
import { operate, product } from './operate';
import { browserOf, historyOf } from './tester';

test.use({ serviceWorkers: 'allow' });

const operator = operate('good', 'crashing');

test('a remote comes from the developer’s machine if the release allows overrides, with a badge that ends the override', async ({
  browser,
}) => {
  const everybody = operator.stable();
  await operator.release('configure', '--overrides', 'on', '--merchant', 'aurora');
  let build = 'good';
  const server = await serveLoopback(() => operator.in(build));
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
  const badge = page.getByRole('complementary', { name: 'Overrides' });
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  await expect(badge).toContainText(`games 1.1.0 ${new URL(server.url).host}`);
  expect(await historyOf(page)).toEqual(['1.1.0-override loaded']);
  expect(server.asked).toEqual(expect.arrayContaining(['remote.json', 'remoteEntry.js']));
  expect(released).toEqual([]);

  build = 'crashing';
  await page.reload();
  await expect(badge).toContainText('games 1.2.0 failed, so the released version is running');
  await expect(sportsOf(page)).toBeVisible();
  expect(await historyOf(page)).toEqual(
    expect.arrayContaining(['1.2.0-override crash', `${everybody} loaded`]),
  );

  await server.close();
  await page.reload();
  await expect(sportsOf(page)).toBeVisible();
  await expect(badge).toContainText('games can’t be reached, so the released version is running');
  await Promise.all([page.waitForEvent('load'), badge.getByRole('button', { name: 'Reset' }).click()]);
  await expect(sportsOf(page)).toBeVisible();
  expect(await historyOf(page)).toEqual([`${everybody} loaded`]);
  await expect(badge).toBeHidden();

  const ignored = page.waitForEvent('console', (line) => line.text().includes('"games" are ignored'));
  await operator.release('configure', '--overrides', 'off', '--merchant', 'aurora');
  await page.evaluate((address) => localStorage.setItem('tessera:override:games', address), server.url);
  await page.reload();
  await expect(sportsOf(page)).toBeVisible();
  await ignored;
  expect(await historyOf(page)).toEqual([`${everybody} loaded`]);
  await expect(badge).toBeHidden();
  await context.close();
});
