// @full: waits for the limits of calls, and starts servers.
import type { Page } from '@playwright/test';
import { sportsOf } from '../product/actions';
import { passUntil } from '../product/clock';
import { HangingFront } from '../product/hanging-front';
import type { SandboxControl } from '../product/sandbox';
import { behind } from '../product/second-servers';
import { expect, test } from '../product/test';
import { operate, product } from '../rollout/operate';
import { STATUS } from '../site/status-answer';

// A second server reads the merchants from the store.
operate();

/** Lets 20 s pass, revives the gateway, and waits until the page has everything. */
async function expectRecovery(page: Page, sandbox: SandboxControl, revive: () => unknown): Promise<void> {
  const opened = await page.evaluate(() => Date.now());
  await passUntil(page, async () => (await page.evaluate(() => Date.now())) > opened + 20_000);
  await revive();
  await passUntil(page, async () => (await sandbox.calls(STATUS)).length === 1);
  // The merchant's own data, which came with no call of the start.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tessera:site'))).toContain('Aurora');
  await expect
    .poll(async () => (await sandbox.calls('/wps/relay/MCSFE_getMerchantAvailablePromotions')).length)
    .toBe(1);
  await expect(sportsOf(page)).toBeVisible();
}

test('a gateway that is dead at the first visit and alive after 20 s is found again without a reload', async ({
  page,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/net::ERR_FAILED|\[tessera\]|is already registered/);
  await page.clock.install();
  await page.route('**/wps/**', (route) => route.abort());
  await page.goto('/m/home');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expectRecovery(page, sandbox, () => page.unroute('**/wps/**'));
});

for (const server of ['release serve', 'nginx'] as const) {
  test.describe(`behind ${server}`, () => {
    const gateway = new HangingFront(product);
    behind(server, product, async () => Number(new URL(await gateway.start('aurora')).port));
    test.afterAll(() => gateway.stop());

    test('a dead gateway, whose calls get a 502 of the server, is found again without a reload', async ({
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
      await expectRecovery(page, sandbox, () => {
        gateway.isCut = false;
      });
    });
  });
}
