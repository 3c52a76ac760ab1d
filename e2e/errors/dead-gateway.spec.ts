// @full: waits for the limits of calls.
import { passUntil } from '../product/clock';
import { expect, test } from '../product/test';
import { STATUS } from '../site/status-answer';

test.use({ visitor: 'answered prompts' });

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
  const opened = await page.evaluate(() => Date.now());
  await passUntil(page, async () => (await page.evaluate(() => Date.now())) > opened + 20_000);
  await page.unroute('**/wps/**');
  await passUntil(page, async () => (await sandbox.calls(STATUS)).length === 1);
  // The merchant's own data, which came with no call of the start.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tessera:site'))).toContain('Aurora');
  await expect
    .poll(async () => (await sandbox.calls('/wps/relay/MCSFE_getMerchantAvailablePromotions')).length)
    .toBe(1);
});
