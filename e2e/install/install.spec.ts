// @full: needs a whole browser that installs apps.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sportsOf } from '../product/actions';
import { passUntilVisible } from '../product/clock';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { keepDownloadBar, visitAgain } from '../product/visitor';
import { type agents, arrive, giveInstallPrompt, pageOn, pass, standAlone, stored } from './devices';

test.use({ serviceWorkers: 'allow' });

test('Android: the browser’s prompt is shown, accepted, and not shown again [R2.4, R4.28a, R4.28c, R4.29]', async ({
  browser,
  product,
}) => {
  const visit = { baseURL: origin(product), agent: 'android', before: giveInstallPrompt } as const;
  const page = await pageOn(browser, visit);
  await arrive(page, '/m/index.html');
  const question = page.getByRole('dialog', { name: 'Add Aurora Club to your home screen' });
  await passUntilVisible(page, question);
  await expect(question.getByRole('listitem')).toHaveCount(0);

  await question.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByText('Installing…')).toBeVisible();
  await page.clock.runFor(300);
  await expect(question).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(page.getByText('Installing…')).toBeHidden();

  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  expect(await stored(page, 'tessera:a2hs-closed-times')).toBe('99');
  expect(await stored(page, 'tessera:pwa-installed')).toBe('1');

  await arrive(page, '/m/home');
  await pass(page, 8);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

test('iOS Safari: own tips, declined; in the next visit the popup after 20 s with a profile that installs the site [R2.48, R4.27b, R4.28b]', async ({
  browser,
  product,
}) => {
  const page = await pageOn(browser, { baseURL: origin(product), agent: 'iosSafari' });
  await arrive(page, '/m/home');
  const question = page.getByRole('dialog', { name: 'Add Aurora Club to your home screen' });
  await passUntilVisible(page, question);
  await expect(question.getByRole('listitem')).toHaveCount(3);
  await expect(question).toContainText('Tap the Share button in the toolbar');
  expect(await stored(page, 'tessera:missing-install-prompt')).toBe('1');
  await question.getByRole('button', { name: 'Not now' }).click();
  await page.clock.runFor(300);
  await expect(question).toBeHidden();
  expect(await stored(page, 'tessera:skip-install')).toBe('1');
  expect(await stored(page, 'tessera:a2hs-closed-times')).toBe('1');

  await pass(page, 25);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visitAgain(page);
  const popup = page.getByRole('dialog', { name: 'Get the app' });
  await passUntilVisible(page, popup.getByRole('figure').first());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    popup.getByRole('link', { name: 'Download for iPhone and iPad' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('aurora.mobileconfig');
  const profile = await readFile(await download.path(), 'utf8');
  expect(profile).toContain('com.apple.webClip.managed');
  expect(profile).toContain(`${origin(product)}/m/home?pwaType=WEBCLIP`);
  await expect(page.getByRole('dialog', { name: 'Finish installing' })).toContainText('Profile Downloaded');
  await page.context().close();
});

const others: readonly [agent: keyof typeof agents, first: string][] = [
  ['iosChrome', 'Tap the Share button at the end of the address bar'],
  ['edge', 'Click the app icon at the end of the address bar'],
];
test('other browsers get tips of their own, which closeA2HS closes [R2.50, R4.29]', async ({
  browser,
  product,
}) => {
  for (const [agent, first] of others) {
    const page = await pageOn(browser, { baseURL: origin(product), agent });
    await arrive(page, '/m/home');
    const tip = page.getByRole('dialog').getByRole('listitem').first();
    await passUntilVisible(page, tip);
    await expect(tip).toContainText(first);
    await page.evaluate(() => dispatchEvent(new Event('closeA2HS')));
    await page.clock.runFor(300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stored(page, 'tessera:skip-install')).toBeNull();
    await page.context().close();
  }
});

/** Which offers of the app are shown: none, or only the bar. */
const places: readonly [agent: keyof typeof agents, before: (() => void) | undefined, bars: number][] = [
  ['native', undefined, 0],
  ['iosSafari', standAlone, 0],
  ['telegram', undefined, 1],
  ['maya', undefined, 1],
];
test('the native app, an installed app, Telegram and Maya show no install prompt [R4.24a, R4.26, R5.13a, R5.13b]', async ({
  browser,
  product,
}) => {
  for (const [agent, before, bars] of places) {
    const page = await pageOn(browser, { baseURL: origin(product), agent, ...(before && { before }) });
    await keepDownloadBar(page);
    await arrive(page, '/m/home');
    const bar = page.getByRole('complementary', { name: 'Get the app' });
    await expect(bar, agent).toHaveCount(bars);
    await pass(page, 6);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar, agent).toHaveCount(bars);
    if (bars > 0) {
      const target = agent === 'telegram' ? '_blank' : '_self';
      await expect(bar.getByRole('link', { name: 'Download' })).toHaveAttribute('target', target);
    }
    await page.context().close();
  }
});

/** The sum of the layout shifts of a page so far. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const all = list.getEntries() as (PerformanceEntry & { value?: number })[];
          resolve(all.reduce((sum, { value = 0 }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift, the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('the download bar stands at the top, but not on the first page; a page load keeps its place from the first paint [R2.49]', async ({
  page,
}) => {
  const bar = page.getByRole('complementary', { name: 'Get the app' });
  const top = async () => (await page.locator('#root main').boundingBox())?.y;
  await page.goto('/m/home');
  await expect.poll(() => stored(page, 'tessera:download-bar')).not.toBeNull();
  expect(await top()).toBe(0);
  await expect(bar).toHaveCount(0);

  await page.reload();
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeGreaterThanOrEqual(64);
  expect(await top()).toBe(box?.height);
  expect(await shifts(page)).toBeLessThan(0.02);

  await bar.getByRole('button', { name: 'Hide the app banner' }).click();
  await expect.poll(top).toBe(0);
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'App', exact: true })).toBeVisible();
  expect(await top()).toBe(0);
});

test('a reload whose last picture comes late keeps the bar in sight, and a scrolled page where it was [R2.49]', async ({
  page,
}) => {
  const bar = page.getByRole('complementary', { name: 'Get the app' });
  await page.goto('/m/home');
  await expect.poll(() => stored(page, 'tessera:download-bar')).not.toBeNull();

  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (new Image().src = '/late.png')));
  let send = () => {};
  await page.route('/late.png', async (route) => {
    await new Promise<void>((resolve) => {
      send = resolve;
    });
    await route.fulfill({ status: 204 });
  });
  /** Resolves when the browser has restored the position of the page, which it does after the last picture. */
  const reload = async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect(sportsOf(page)).toBeVisible();
    send();
    await page.waitForLoadState('load');
    await expect(bar).toBeVisible();
  };
  await reload();
  expect((await bar.boundingBox())?.y).toBe(0);

  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await reload();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});
