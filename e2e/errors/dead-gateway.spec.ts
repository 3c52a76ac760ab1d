// @full: waits for the limits of calls, and starts servers.
import { sportsOf } from '../product/actions';
import { passUntil } from '../product/clock';
import { HangingFront } from '../product/hanging-front';
import { origin, secondServerPort } from '../product/products';
import { secondServers } from '../product/second-servers';
import type { Server } from '../product/server';
import { expect, test } from '../product/test';
import { operate, product } from '../rollout/operate';
import { STATUS } from '../site/status-answer';

// The second servers need its merchants described in the store.
operate();

for (const [name, start] of Object.entries(secondServers)) {
  test.describe(`behind ${name}`, () => {
    const gateway = new HangingFront(product);
    let server: Server;
    test.beforeAll(async () => {
      // nginx may have to be installed.
      test.setTimeout(300_000);
      server = await start(product, Number(new URL(await gateway.start('aurora')).port));
    });
    test.afterAll(async () => {
      await server.close();
      gateway.stop();
    });
    test.use({ baseURL: origin({ ...product, port: secondServerPort }) });

    test('a gateway that is dead at the first visit and alive after 20 s is found again without a reload', async ({
      page,
      sandbox,
      messages,
    }) => {
      messages.expectMessage(/Failed to load resource|\[tessera\]|is already registered/);
      gateway.isCut = true;
      await page.clock.install();
      const [refused] = await Promise.all([
        page.waitForResponse((answer) => new URL(answer.url()).pathname === STATUS),
        page.goto('/m/home'),
      ]);
      expect(refused.status()).toBe(502);
      expect(await refused.json()).toEqual({ success: false, errorCode: 'gateway_unreachable' });
      const opened = await page.evaluate(() => Date.now());
      await passUntil(page, async () => (await page.evaluate(() => Date.now())) > opened + 20_000);
      gateway.isCut = false;
      await passUntil(page, async () => (await sandbox.calls(STATUS)).length === 1);
      // The merchant's own data, which came with no call of the start.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('tessera:site'))).toContain('Aurora');
      await expect
        .poll(async () => (await sandbox.calls('/wps/relay/MCSFE_getMerchantAvailablePromotions')).length)
        .toBe(1);
      await expect(sportsOf(page)).toBeVisible();
    });
  });
}
