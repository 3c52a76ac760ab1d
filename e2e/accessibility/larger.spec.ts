// @full: every page of a visitor and of a member, twice.
import type { Page } from '@playwright/test';
import { GatewayTexts } from '../i18n/gateway-texts';
import { visibleTexts } from '../i18n/visible-texts';
import { loaded, signInAnywhere } from '../look/routes';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { membersPages } from '../product/members-pages';
import { origin } from '../product/products';
import { test as base, expect } from '../product/test';
import { withDownloadBar } from '../product/visitor';
import { visitorsPages } from '../product/visitors-pages';

/** A test that reads the answers of the gateway from the first page on: later pages take some of them from the cache. */
const test = base.extend<{ gateway: GatewayTexts }>({
  gateway: ({ page }, use) => use(new GatewayTexts(page)),
});

test.use({ visitor: 'answered prompts' });

/** Twice the size that a browser gives to letters. */
const LARGE = 32;

type Enlarge = (page: Page) => Promise<void>;

const zoomIn: Enlarge = (page) => page.setViewportSize({ width: 195, height: 422 });

/** For the page that is open: the browser forgets the size when it opens another one. */
const enlargeLetters: Enlarge = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE } });
  await session.detach();
};

/** The two ways in which a member reads letters twice as large on a phone of 390 × 844 px. */
const ways = { 'at a zoom of 200 %': zoomIn, 'with letters of twice the size': enlargeLetters };

/**
 * The words that go on in the next line, and the width of a page that is wider than its window. Codes and addresses are
 * no words.
 */
function broken(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > screen.width) found.push(`the page is ${scrollWidth} px wide`);

  const words = new Intl.Segmenter('en', { granularity: 'word' });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest('bdi')) continue;
    for (const { segment, index, isWordLike } of words.segment(text.textContent ?? '')) {
      if (!isWordLike) continue;
      range.setStart(text, index);
      range.setEnd(text, index + segment.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`“${segment}” is broken`);
    }
  }
  return found;
}

/** What does not fit, in words. Names of games and other texts of the gateway may be cut. */
async function misfits(page: Page, gateway: GatewayTexts): Promise<readonly string[]> {
  const texts = await visibleTexts(page);
  await gateway.read();
  const cut = texts.filter(({ text, cut }) => cut !== undefined && !gateway.has(text));
  return [...(await page.evaluate(broken)), ...cut.map(({ text, cut }) => `“${text}” is cut by ${cut}`)];
}

interface Visit {
  readonly page: Page;
  readonly gateway: GatewayTexts;
  readonly enlarge: Enlarge;
}

async function expectToFit({ page, gateway, enlarge }: Visit, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await enlarge(page);
    await loaded(page);
    expect.soft(await misfits(page, gateway), address).toEqual([]);
  }
}

for (const [way, enlarge] of Object.entries(ways)) {
  test(`each page of a visitor fits ${way}`, async ({ page, gateway }) => {
    test.slow();
    await expectToFit({ page, gateway, enlarge }, visitorsPages);
  });

  test(`the download bar fits ${way}`, async ({ page, gateway }) => {
    await withDownloadBar(page);
    await page.goto('/m/game');
    await enlarge(page);
    await expect(page.getByRole('complementary', { name: 'Get the app' })).toBeVisible();
    expect(await misfits(page, gateway)).toEqual([]);
  });

  test(`each page of a member fits ${way}`, async ({ page, gateway }) => {
    test.setTimeout(180_000);
    await arriveAs(page, demo.member);
    // The browser forgets the answers to a page that it leaves, and the next page takes them from its storage.
    await loaded(page);
    await gateway.read();
    await expectToFit({ page, gateway, enlarge }, membersPages.width);
  });

  test.describe('in Arabic', () => {
    test.use({ locale: 'ar' });

    test(`pages with long amounts fit ${way}`, async ({ page, gateway, product }) => {
      test.slow();
      const at = (path: string) => origin(product, 'noor') + path;
      await expectToFit({ page, gateway, enlarge }, [at('/m/home')]);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await signInAnywhere(page, at(''));
      const paths = ['/m/home', '/m/member/home', '/m/wallet', '/m/voucherCenter', '/m/withdraw'];
      await expectToFit({ page, gateway, enlarge }, paths.map(at));
    });
  });
}

test('letters have the size that the browser is set to', async ({ page }) => {
  await page.goto('/m/home');
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const usual = await size();
  await enlargeLetters(page);
  expect(await size()).toBe(2 * usual);
});
