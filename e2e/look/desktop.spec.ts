// @full: every page in several windows.
import type { Locator, Page } from '@playwright/test';
import { violations } from '../accessibility/violations';
import { sentencesIn } from '../i18n/sentences';
import { bar } from '../navigation-bar/bar';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { asAnswered } from '../product/visitor';
import { loaded } from './routes';

const STAGE = { name: 'Scan this with your phone’s camera.' };

/** The lane of slots, its row and its arrows, in a language. */
function lane(page: Page, language = 'EN') {
  const { text } = sentencesIn(language);
  const name = text('games', 'category_RNG');
  const region = page.getByRole('region', { name, exact: true });
  const arrow = (key: string) => region.getByRole('button', { name: text('games', key), exact: true });
  const row = region.getByRole('list');
  /** How far the row is from its start. In right-to-left pages `scrollLeft` is negative. */
  const way = () => row.evaluate((list) => list.scrollLeft);
  return { region, row, back: arrow('row_back'), on: arrow('row_on'), way };
}

test.use({ visitor: 'answered prompts' });

test.describe('in a wide window with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the app stands in the middle of a stage with the brand and a code for the phone', async ({
    page,
  }) => {
    await page.goto('/m/login');
    const stage = page.getByRole('complementary', STAGE);
    await expect(stage.getByRole('img', STAGE)).toBeVisible();
    await expect(stage.getByRole('img', { name: 'Aurora Club' })).toBeVisible();
    const app = await page.getByRole('main').boundingBox();
    const code = await stage.getByRole('img', STAGE).boundingBox();
    expect(app).toMatchObject({ x: 415, width: 450 });
    expect(code?.x).toBeGreaterThan(865);
    expect(await violations(page)).toEqual([]);
  });

  test('the navigation stands before the column, support and the rules after it, from 900 px [R1.5]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto('/m/home');
    await loaded(page);
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const column = await box(page.getByRole('main'));
    expect(column).toMatchObject({ x: 197, width: 506 });
    const nav = await box(bar(page));
    expect(nav.x).toBeGreaterThanOrEqual(0);
    expect(nav.width).toBeGreaterThan(140);
    expect(nav.x + nav.width).toBeLessThan(column.x);
    const stage = page.getByRole('complementary', STAGE);
    const support = stage.getByRole('button', { name: 'Support' });
    for (const part of [support, stage.getByText('Only for players aged 21 and over')]) {
      const { x, width } = await box(part);
      expect(x).toBeGreaterThan(column.x + column.width);
      expect(x + width).toBeLessThanOrEqual(900);
    }
    expect(await violations(page)).toEqual([]);
    // What stands at the foot of the column has the room of the bar.
    const room = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
    const wide = await room();
    await page.setViewportSize({ width: 899, height: 900 });
    await expect.poll(async () => (await box(bar(page))).y).toBeGreaterThan(800);
    expect(await room()).not.toBe(wide);
  });

  test('a high window keeps the navigation at its foot, because the column leaves no sides', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 1200 });
    await page.goto('/m/home');
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBeGreaterThan(1100);
    await expect(page.getByRole('complementary', STAGE)).toHaveCount(0);
  });

  test('the sides lead to support and to the rules, also where there is no navigation', async ({ page }) => {
    await page.goto('/m/login');
    const stage = page.getByRole('complementary', STAGE);
    await stage.getByRole('button', { name: 'Support' }).click();
    const contacts = page.getByRole('dialog', { name: 'Support' });
    await expect(contacts).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contacts).toBeHidden();
    await stage.getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(page).toHaveURL(/\/m\/rules\/terms$/);
    await bar(page).getByRole('button', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('each look of a merchant can be read beside the column', async ({ page, product }) => {
    for (const merchant of ['jade', 'noor', 'samba', 'volt', 'mosaic']) {
      await page.goto(`${origin(product, merchant)}/m/home`);
      await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible();
      expect(await violations(page), merchant).toEqual([]);
    }
  });

  test('a lane has an arrow on each side where there is more, which turns it by a page of whole tiles', async ({
    page,
  }) => {
    await page.goto('/m/home');
    await loaded(page);
    const { region, row, back, on, way } = lane(page);
    await region.scrollIntoViewIfNeeded();
    await expect(on).toBeVisible();
    await expect(back).toBeHidden();
    await on.click();
    await expect.poll(way).toBeGreaterThan(100);
    await expect(back).toBeVisible();
    // The first tile stands at the start of the row, as before.
    const startOf = (at: number) =>
      row.evaluate((list, shift) => {
        const { left } = list.getBoundingClientRect();
        const starts = [...list.children].map((tile) => tile.getBoundingClientRect().left - left);
        return Math.min(...starts.filter((start) => start >= 0)) - shift;
      }, at);
    const inset = await row.evaluate((list) => Number.parseFloat(getComputedStyle(list).paddingLeft));
    await expect.poll(async () => Math.abs(await startOf(inset))).toBeLessThanOrEqual(2);
    for (let pages = 0; pages < 6 && (await on.isVisible()); pages++) {
      const before = await way();
      await on.click();
      await expect.poll(async () => (await way()) > before || !(await on.isVisible())).toBe(true);
    }
    await expect(on).toBeHidden();
    await back.click();
    await expect(on).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('arrows are no stops of the keyboard, which has a way past all lanes', async ({ page }) => {
    await page.goto('/m/home');
    await loaded(page);
    const { region, on } = lane(page);
    await region.scrollIntoViewIfNeeded();
    await expect(on).toHaveAttribute('tabindex', '-1');
    // A click on an arrow leaves the focus where it is.
    const first = region.getByRole('button').first();
    await first.focus();
    await on.click();
    await expect(first).toBeFocused();
    await page.reload();
    await loaded(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Main navigation' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button').first(),
    ).toBeFocused();
  });

  test('in a right-to-left page the arrow to the next tiles stands and leads to the left', async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      locale: 'ar',
      viewport: { width: 1280, height: 800 },
      isMobile: false,
      hasTouch: false,
      reducedMotion: 'reduce',
    });
    await asAnswered(context);
    const page = await context.newPage();
    await page.goto(`${origin(product, 'noor')}/m/home`);
    await loaded(page);
    const { region, on, way } = lane(page, 'AR');
    await region.scrollIntoViewIfNeeded();
    await expect(on).toBeVisible();
    expect((await on.boundingBox())?.x).toBeLessThan(640);
    await on.click();
    await expect.poll(way).toBeLessThan(-100);
    await context.close();
  });

  test('what the pointer is on, and what has the focus, looks different', async ({ page }) => {
    await page.goto('/m/home');
    await loaded(page);
    const tile = lane(page).region.getByRole('button').first();
    await tile.scrollIntoViewIfNeeded();
    const looks = () =>
      tile.evaluate((button) => {
        const [art] = button.children;
        return [art ? getComputedStyle(art).filter : '', getComputedStyle(button).outlineStyle];
      });
    await page.mouse.move(0, 0);
    const [filter, outline] = await looks();
    expect([filter, outline]).toEqual(['none', 'none']);
    await tile.hover();
    await expect.poll(async () => (await looks())[0]).toMatch(/brightness/);
    await page.keyboard.press('Tab');
    await tile.focus();
    await expect.poll(async () => (await looks())[1]).toBe('solid');
  });
});

test('a phone has no stage, and does not load its code', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/m/login');
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary', STAGE)).toHaveCount(0);
  expect(requested.filter((url) => url.includes('stage'))).toEqual([]);
});

test('a phone has no arrows, and does not load their code', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Most played' })).toBeVisible();
  await expect(lane(page).on).toHaveCount(0);
  expect(requested.filter((url) => url.includes('arrows'))).toEqual([]);
});
