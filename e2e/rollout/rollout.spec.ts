import { arriveAs, navEntry, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { fullUnless } from '../product/full';
import { noConnection } from '../product/no-connection';
import { origin, secondServerPort } from '../product/products';
import { behind } from '../product/second-servers';
import { expect, test } from '../product/test';
import { workerReady } from '../product/worker';
import { choiceOf, devices } from './devices';
import { operate, product } from './operate';
import { browserOf, historyOf, numberAt } from './tester';

test.use({ serviceWorkers: 'allow' });

const operator = operate('good', 'needy');

const behindNginx = () => behind('nginx', product, () => product.port);

for (const [server, port] of Object.entries({ 'release serve': product.port, nginx: secondServerPort })) {
  test.describe(`from ${server}`, () => {
    if (server === 'nginx') behindNginx();
    const address = origin({ ...product, port });
    /** Runs a release command for the merchant, and waits until the server's pages have the resulting release. */
    const release = async (...args: string[]) => {
      await operator.release(...args, '--merchant', 'aurora');
      await expect.poll(() => numberAt(port), { timeout: 20_000 }).toBe(operator.current().number);
    };

    test(
      'a version is rolled out to a tenth of the devices, which keep it, then to all of one merchant, and rolled back for open and for new pages',
      fullUnless(server === 'release serve'),
      async ({ browser }) => {
        const before = operator.stable();
        await expect(release('roll-out', 'games@1.3.0')).rejects.toThrow(/needs shell|\^9/);
        await release('roll-out', 'games@1.1.0', '--percent', '10');

        const versionOf = choiceOf(operator.current());
        const lucky = devices.filter((device) => versionOf(device) === '1.1.0');
        // Of 2,000 devices 200 are a tenth; four standard deviations are 54.
        expect(Math.abs(lucky.length - 200)).toBeLessThan(54);

        const others = devices.filter((device) => versionOf(device) === before);
        for (const device of [...lucky.slice(0, 1), ...others.slice(0, 1)]) {
          const context = await browserOf(browser, address, device);
          const page = await context.newPage();
          for (const open of [() => page.goto('/m/home'), () => page.reload()]) {
            await open();
            await expect(sportsOf(page)).toBeVisible();
            expect(await historyOf(page)).toContain(`${versionOf(device)} loaded`);
          }
          await context.close();
        }

        await release('roll-out', 'games@1.1.0');
        const context = await browserOf(browser, address);
        const page = await context.newPage();
        const checked = page.waitForResponse(/asset-manifest\.json/);
        await page.goto('/m/home');
        await expect(sportsOf(page)).toBeVisible();
        expect(await historyOf(page)).toEqual(['1.1.0 loaded']);
        expect(operator.stable('jade')).toBe(before);

        await checked;
        await release('roll-back', 'games@1.1.0');
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(page.getByText('Found new version, click refresh')).toBeVisible();
        expect(await historyOf(page)).toEqual(['1.1.0 loaded']);
        const next = await context.newPage();
        await next.goto('/m/home');
        await expect(sportsOf(next)).toBeVisible();
        expect(await historyOf(next)).toEqual([`${before} loaded`]);
        await page.bringToFront();
        await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refresh' }).click()]);
        await expect(sportsOf(page)).toBeVisible();
        expect(await historyOf(page)).toEqual([`${before} loaded`]);
        await context.close();
      },
    );

    test('an entry, a chunk or a style that was changed does not run: the version before replaces it', {
      tag: '@full',
    }, async ({ browser }) => {
      const before = operator.stable();
      await release('roll-out', 'games@1.1.0');
      for (const file of operator.filesOf('/m/home')) {
        const restore = operator.tamper('1.1.0', file);
        const context = await browserOf(browser, address);
        const page = await context.newPage();
        await page.goto('/m/home');
        await expect(sportsOf(page)).toBeVisible();
        expect(await historyOf(page)).toEqual(expect.arrayContaining([`${before} loaded`, '1.1.0 fallback']));
        expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
        await context.close();
        restore();
      }
      await release('roll-back', 'games@1.1.0');
    });
  });
}

test.describe('behind nginx', () => {
  const nginx = behindNginx();

  test('pages have their policy, a member signs in, and the worker shows cached pages when nginx is stopped', {
    tag: '@full',
  }, async ({ page, sandbox, messages }) => {
    const headers = (await page.goto('/m/home'))?.headers() ?? {};
    expect(headers).toMatchObject({
      server: 'nginx',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    await expect(sportsOf(page)).toBeVisible();
    expect(await historyOf(page)).toEqual([`${operator.stable()} loaded`]);

    await arriveAs(page, demo.member);
    expect(await sandbox.calls('/wps/session/login')).toMatchObject([{ encrypted: true }]);
    await navEntry(page, 'Account').click();
    await expect(page.getByText('3 of 5 conditions')).toBeVisible();
    await page.goto('/m/home');
    await workerReady(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${origin({ ...product, port: secondServerPort })}/m/sw.js?env=production&merchant=aurora`,
    );

    messages.check();
    // Open requests are cut off, and further requests fail.
    messages.expectMessage(/ERR_CONNECTION_(RESET|REFUSED|CLOSED)|ERR_EMPTY_RESPONSE/, ...noConnection);
    await nginx.close();
    await page.goto('/m/home');
    await expect(sportsOf(page)).toBeVisible();
  });
});
