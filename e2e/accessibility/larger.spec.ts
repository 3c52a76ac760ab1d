// @full: every page of a visitor and of a member, twice.
import type { Page } from '@playwright/test';
import { loaded, signInAnywhere } from '../look/routes';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { membersPages } from '../product/members-pages';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { withDownloadBar } from '../product/visitor';
import { visitorsPages } from '../product/visitors-pages';

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
 * What does not fit: a page wider than its window, a word that goes on in the next line, a title, a label or an entry
 * of the navigation that is cut, and words wider than their button. Codes and addresses are no words.
 */
function misfits(): string[] {
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

  for (const element of document.querySelectorAll<HTMLElement>('h1, label, nav button span')) {
    const isCutting = element.clientWidth > 1 && getComputedStyle(element).overflowX !== 'visible';
    if (isCutting && element.scrollWidth > element.clientWidth + 1)
      found.push(`“${element.textContent}” is cut`);
  }
  for (const button of document.querySelectorAll<HTMLElement>('main button'))
    if (button.scrollWidth > button.clientWidth + 1) found.push(`“${button.textContent}” leaves its button`);
  return found;
}

async function expectToFit(page: Page, addresses: readonly string[], enlarge: Enlarge): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await enlarge(page);
    await loaded(page);
    expect.soft(await page.evaluate(misfits), address).toEqual([]);
  }
}

for (const [way, enlarge] of Object.entries(ways)) {
  test(`each page of a visitor fits ${way}`, async ({ page }) => {
    test.slow();
    await expectToFit(page, visitorsPages, enlarge);
  });

  test(`the download bar fits ${way}`, async ({ page }) => {
    await withDownloadBar(page);
    await page.goto('/m/game');
    await enlarge(page);
    await expect(page.getByRole('complementary', { name: 'Get the app' })).toBeVisible();
    expect(await page.evaluate(misfits)).toEqual([]);
  });

  test(`each page of a member fits ${way}`, async ({ page }) => {
    test.setTimeout(180_000);
    await arriveAs(page, demo.member);
    await expectToFit(page, membersPages.width, enlarge);
  });

  test(`long amounts and a page in Arabic fit ${way}`, async ({ page, product }) => {
    test.slow();
    const at = origin(product, 'noor');
    await expectToFit(page, [`${at}/m/home`], enlarge);
    await signInAnywhere(page, at);
    const paths = ['/m/home', '/m/member/home', '/m/wallet', '/m/voucherCenter', '/m/withdraw'];
    await expectToFit(
      page,
      paths.map((path) => at + path),
      enlarge,
    );
  });
}

test('letters have the size that the browser is set to', async ({ page }) => {
  await page.goto('/m/home');
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const usual = await size();
  await enlargeLetters(page);
  expect(await size()).toBe(2 * usual);
});
