// @full: every page in several windows.
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { origin, type Product } from '../product/products';
import { expect, test } from '../product/test';
import { promptOf } from '../product/visitor';
import { note, SHIFT } from './measured';
import { loaded, quiet, signInAnywhere } from './routes';

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

interface Visit {
  readonly product: Product;
  readonly merchant: string;
  readonly state: string;
  readonly path: string;
  /** Resolves when the page has all that the visit is about. */
  readonly complete?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Opens a page, and waits until all of it has come. @returns the page, if it has moved too much */
async function visit(
  page: Page,
  { product, merchant, state, path, complete }: Visit,
): Promise<readonly object[]> {
  const address = origin(product, merchant) + path;
  await page.goto(address, { waitUntil: 'load' });
  await loaded(page);
  await quiet(page);
  await complete?.(page);
  const { total, moved } = await shiftsOf(page);
  console.log([`${address}, ${state}: layout shift ${total.toFixed(4)}`, ...moved].join('\n  '));
  note(test.info(), SHIFT, { merchant, state, path, shift: total });
  return total <= LIMIT ? [] : [{ address, state, total, moved }];
}

const newsAreComplete = async (page: Page) => {
  const { dialog } = promptOf(page, 'news');
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Where the merchant asks for consent, the news wait for the answer. */
const answeredNewsAreComplete = async (page: Page) => {
  await page.getByRole('region', { name: 'خصوصيتك' }).getByRole('button').first().click();
  await newsAreComplete(page);
};

const merchants = [
  ['aurora', 'en-US', undefined],
  ['noor', 'ar', answeredNewsAreComplete],
  ['samba', 'pt-BR', undefined],
  ['jade', 'zh-CN', undefined],
  ['mosaic', 'ur-PK', newsAreComplete],
  ['volt', 'en-US', undefined],
] as const;

for (const [merchant, locale, homeIsComplete] of [
  ...merchants,
  // Neither banners nor announcements: nothing moves into their place.
  ['bare', 'en-US', undefined] as const,
]) {
  test(`the pages of a first visit to ${merchant} shift by at most 0.02`, async ({ browser, product }) => {
    test.slow();
    const found: object[] = [];
    for (const path of ['/m/home', '/m/game', '/m/login', '/m/register']) {
      const page = await slowPage(browser, locale);
      const complete = path === '/m/home' ? homeIsComplete : undefined;
      found.push(...(await visit(page, { product, merchant, state: 'first visit', path, complete })));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });

  test(`the pages of a first visit to ${merchant} whose calls fail shift by at most 0.02`, async ({
    browser,
    product,
  }) => {
    test.slow();
    const found: object[] = [];
    for (const path of ['/m/home', '/m/game']) {
      const page = await slowPage(browser, locale);
      await page.route('**/wps/relay/**', async (route) => {
        await setTimeout(300);
        await route.fulfill({ status: 500 });
      });
      found.push(...(await visit(page, { product, merchant, state: 'calls fail', path })));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
}

for (const [merchant, locale] of merchants) {
  test(`the pages of a member of ${merchant} shift by at most 0.02`, async ({ browser, product }) => {
    test.slow();
    const page = await slowPage(browser, locale);
    await signInAnywhere(page, origin(product, merchant));
    const found: object[] = [];
    for (const path of ['/m/home', '/m/member/home', '/m/wallet', '/m/voucherCenter', '/m/rewardCenter'])
      found.push(...(await visit(page, { product, merchant, state: 'member', path })));
    await page.context().close();
    expect(found).toEqual([]);
  });
}
