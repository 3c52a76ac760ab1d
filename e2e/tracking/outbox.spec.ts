// @full: waits for retries of the outbox.
import { marked } from '../product/marks';
import { expect, test } from '../product/test';
import { clickAppLink } from './app-link';

test.use({ visitor: 'answered prompts' });

const FIRST = '/wps/relay/WPSCORE_trackEvent';

test('each event is counted once: with a failing channel, offline, from a closed page and from two tabs [R7.54a, R7.54b, R7.56b]', async ({
  page,
  context,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/WPSCORE_trackEvent|ERR_INTERNET_DISCONNECTED/);
  const receipts = async (file: string) =>
    (await sandbox.tracked()).events
      .filter(({ event }) => String(event.eventValue.url).endsWith(`/${file}.apk`))
      .map((event) => event.receipts);
  const names = async () => (await sandbox.tracked()).events.map(({ event }) => event.eventName).sort();
  /** Clicks until an event arrives: after that the page tracks. */
  const untilItTracks = (tab: typeof page, file: string) =>
    expect
      .poll(async () => {
        await clickAppLink(tab, file);
        return receipts(file);
      })
      .not.toEqual([]);
  const waiting = (tab: typeof page) =>
    tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tessera:outbox:')));
  await page.goto('/m/home');
  await expect.poll(names).toEqual(['firstOpen', 'viewContent']);

  await sandbox.fault({ path: FIRST, status: 500, times: 3 });
  await clickAppLink(page, 'second-channel');
  await expect.poll(() => receipts('second-channel'), { timeout: 12_000 }).toEqual([['second']]);

  await context.setOffline(true);
  await clickAppLink(page, 'offline');
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/m/home');
  // Sent by the browser when the page closed, and again by the next page: the gateway counts each id once.
  await expect.poll(async () => (await receipts('offline')).length).toBe(1);

  await untilItTracks(next, 'next');
  await expect.poll(() => waiting(next)).toEqual([]);
  await sandbox.fault({ path: FIRST, delayMs: 2_000 });
  await clickAppLink(next, 'closed');
  await next.close({ runBeforeUnload: true });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/m/home'), other.goto('/m/home')]);
  await expect.poll(async () => (await receipts('closed')).length, { timeout: 12_000 }).toBe(1);

  await marked(other, 'tessera:remote:growth:loaded');
  await untilItTracks(one, 'one');
  await expect.poll(() => waiting(one)).toEqual([]);
  await context.setOffline(true);
  await one.waitForFunction(() => !navigator.onLine);
  await clickAppLink(one, 'tabs');
  await context.setOffline(false);
  await expect.poll(() => receipts('tabs')).toEqual([['first']]);
  await expect.poll(() => waiting(one)).toEqual([]);
  expect(await receipts('tabs')).toEqual([['first']]);
  expect(new Set(await names())).toEqual(new Set(['downloadApp', 'firstOpen', 'viewContent']));
});
