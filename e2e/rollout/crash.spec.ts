// @full: publishes releases, and one journey of roll-out stands in rollout.spec.ts.
import type { Page } from '@playwright/test';
import { sportsOf } from '../product/actions';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { choiceOf, devices } from './devices';
import { operate, product } from './operate';
import { browserOf, historyOf } from './tester';

test.use({ serviceWorkers: 'allow' });

const operator = operate('good', 'crashing');

/** Opens the home page and waits until it has its games. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
}

test('a version that crashes on start is replaced in the open page, is not loaded after three crashes, and is rolled back by the watch', async ({
  browser,
  sandbox,
}) => {
  await operator.release('roll-out', 'games@1.1.0', '--merchant', 'aurora');
  await operator.release('roll-out', 'games@1.2.0', '--merchant', 'aurora', '--percent', '50');
  const versionOf = choiceOf(operator.current());
  const deviceWith = (version: string) => devices.find((device) => versionOf(device) === version);

  const reports = async (said: string) =>
    (await sandbox.beacons()).filter(({ value }) => value.includes(said));
  // A page reports its loads in batches, 10 s after the first load.
  const expectReport = (said: string) =>
    expect.poll(async () => (await reports(said)).length, { timeout: 15_000 }).toBeGreaterThan(0);

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
  const crash = '"version":"1.2.0","outcome":"crash"';
  await expectReport(crash);
  asked.length = 0;
  await openHome(page);
  expect(await historyOf(page)).toEqual(['1.1.0 loaded', '1.2.0 fallback']);
  expect(asked).toEqual([]);

  const lucky = await browserOf(browser, origin(product), deviceWith('1.1.0'));
  const other = await lucky.newPage();
  await openHome(other);
  const success = '"version":"1.1.0","outcome":"loaded"';
  // The pages of this device have reported 1.1.0 as well as the version that crashed.
  const good = async () => (await reports(success)).find(({ value }) => !value.includes('1.2.0'));
  await expect.poll(good, { timeout: 15_000 }).toBeDefined();

  // Repeats the reports as from fifty other visitors each, because the watch counts a source once a day.
  const [bad] = await reports(crash);
  const fine = await good();
  if (!bad || !fine) throw new Error('no reports');
  for (let visitor = 1; visitor <= 50; visitor++) {
    await sandbox.visit(`203.0.113.${visitor}`, bad);
    await sandbox.visit(`198.51.100.${visitor}`, fine);
  }
  const said = await operator.watch('--once', '--merchant', 'aurora', '--from', sandbox.beaconLog);
  expect(said).toMatch(/games@1\.2\.0 rolled back at 1 of 1 merchants\. .*fail/);
  expect(operator.stable()).toBe('1.1.0');
  expect(operator.current().remotes.games?.candidates).toHaveLength(1);
  await Promise.all([unlucky.close(), lucky.close()]);
});
