import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { promptOf } from '../product/visitor';
import { loaded, signInAnywhere } from './routes';

/** The cumulative layout shift that a page may have on a first visit. Google's limit for a good page is 0.1. */
const LIMIT = 0.02;

/**
 * In ms, for one request after the other: each part of a page arrives in a frame of its own. (The slow networks of
 * Chromium's DevTools leave requests without an answer when several pages load.)
 */
const DELAYS = [100, 220, 340, 160, 280, 400];

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
} as const;

interface Shifts {
  total: number;
  /** The elements that moved, for the report. */
  readonly moved: string[];
}

/** Records the shifts of each page of a browser context from the first paint on. */
function record(): void {
  const shifts: Shifts = { total: 0, moved: [] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { readonly node: Node | null }[];
      };
      if (hadRecentInput) continue;
      shifts.total += value;
      const named = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node));
      shifts.moved.push(`${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${named.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);

async function slowPage(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, locale });
  await context.addInitScript(record);
  let requests = 0;
  await context.route('**/*', async (route) => {
    await setTimeout(DELAYS[requests++ % DELAYS.length]);
    await route.continue();
  });
  return context.newPage();
}

/** Opens a page, and waits until all of it has come. @returns the page, if it has moved too much */
async function visit(
  page: Page,
  address: string,
  complete: (page: Page) => Promise<unknown>,
): Promise<object[]> {
  await page.goto(address, { waitUntil: 'load' });
  await loaded(page);
  await page.waitForLoadState('networkidle');
  await complete(page);
  const { total, moved } = await shiftsOf(page);
  console.log([`${address}: layout shift ${total.toFixed(4)}`, ...moved].join('\n  '));
  return total <= LIMIT ? [] : [{ address, total, moved }];
}

const newsAreComplete = async (page: Page) => {
  const { dialog } = promptOf(page, 'news');
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
};
const nothingMore = async () => {};

for (const [merchant, locale, homeIsComplete] of [
  ['aurora', 'en-US', newsAreComplete],
  ['noor', 'ar', newsAreComplete],
  ['samba', 'pt-BR', nothingMore],
  ['jade', 'zh-CN', nothingMore],
] as const) {
  test(`the pages of a first visit to ${merchant} shift by at most 0.02`, { tag: '@additional' }, async ({
    browser,
    product,
  }) => {
    test.slow();
    const at = origin(product, merchant);
    const paths = ['/m/home', '/m/game', '/m/login', '/m/register'];
    const found: object[] = [];
    for (const path of paths) {
      const page = await slowPage(browser, locale);
      found.push(...(await visit(page, at + path, path === '/m/home' ? homeIsComplete : nothingMore)));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
}

test('the pages of a member shift by at most 0.02', { tag: '@additional' }, async ({ browser, product }) => {
  test.slow();
  const at = origin(product);
  const page = await slowPage(browser, 'en-US');
  await signInAnywhere(page, at);
  const found: object[] = [];
  for (const path of ['/m/home', '/m/member/home', '/m/wallet', '/m/voucherCenter', '/m/rewardCenter'])
    found.push(...(await visit(page, at + path, nothingMore)));
  await page.context().close();
  expect(found).toEqual([]);
});
