// @full: lists of thousands, and every template.
import type { Page } from '@playwright/test';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

/** A demo merchant of each template. */
const merchants = ['aurora', 'jade', 'samba', 'noor', 'mosaic', 'volt'] as const;

/**
 * Lays out every lane: those far from the view are left out of the layout (`content-visibility`), and their rows would
 * have the measures of an earlier width, or none.
 */
const layOutAll = (page: Page) =>
  page.locator('main section').evaluateAll((sections) => {
    for (const section of sections)
      if (section instanceof HTMLElement) section.style.contentVisibility = 'visible';
  });

/** Rows that continue beyond the screen, but end with a whole tile, or show less than a tenth of the next one. */
const unseenNext = (page: Page) =>
  page.locator('main section ul, main section ol').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const isCarousel = (row.firstElementChild?.clientWidth ?? 0) > 0.85 * row.clientWidth;
      if (isCarousel || row.scrollWidth <= row.clientWidth + 1) return [];
      const isRtl = getComputedStyle(row).direction === 'rtl';
      const tiles = [...row.children].map((tile) => tile.getBoundingClientRect());
      const shares = tiles.map(({ left, right, width }) =>
        isRtl ? right / width : (innerWidth - left) / width,
      );
      const isNextSeen = shares.some((share) => share > 0.1 && share < 0.97);
      return isNextSeen ? [] : [`${row.parentElement?.textContent?.slice(0, 30)}: ${shares.slice(0, 6)}`];
    }),
  );

/** What makes the shape of a template: of the header, of a title, of a tile and of its name, of a category's sign. */
const shapeOf = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}`);
      return getComputedStyle(element);
    };
    const title = style('main section h2');
    const tile = style('main section:not(:first-of-type) ul button');
    const sign = style('main nav a > span');
    return {
      title: [title.fontFamily, title.fontSize, title.fontWeight, title.textTransform].join(),
      tile: [tile.aspectRatio, tile.borderRadius, tile.color].join(),
      sign: [sign.inlineSize, sign.borderRadius].join(),
    };
  });

for (const merchant of merchants) {
  test(`a part of the next tile is seen in every lane of ${merchant}, at every width`, async ({
    page,
    product,
  }) => {
    await page.goto(`${origin(product, merchant)}/m/home`);
    await expect(page.locator('main section ul button').first()).toBeVisible();
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const unseen = async () => {
        // Each time: lanes that load on idle come later than others.
        await layOutAll(page);
        return unseenNext(page);
      };
      await expect.poll(unseen, `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('the templates differ in titles, tiles and signs, not in colours only [R2.32a]', async ({
  page,
  product,
}) => {
  const shapes: Awaited<ReturnType<typeof shapeOf>>[] = [];
  for (const merchant of merchants) {
    await page.goto(`${origin(product, merchant)}/m/home`);
    await expect(page.locator('main section ul button').first()).toBeVisible();
    shapes.push(await shapeOf(page));
  }
  for (const part of ['title', 'tile', 'sign'] as const)
    expect(new Set(shapes.map((shape) => shape[part])).size, part).toBe(merchants.length);
});

test('the home page has the merchant’s logo, the member’s balance, jackpots, wins and a ranking', async ({
  page,
}) => {
  await arriveAs(page, demo.member);
  await expect(page.locator('main header').getByRole('img', { name: /Aurora Club/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Balance.*\d\.\d\d/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jackpots' }).getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Recent big wins' }).getByRole('button')).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Most played' }).getByRole('button')).toHaveCount(10);
  await page.locator('main header').getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a jackpot counts, and the picture of a tapped game becomes that of the launch page', async ({
    page,
    sandbox,
  }) => {
    await arriveAs(page, demo.member);
    const amount = page.getByRole('region', { name: 'Jackpots' }).locator('bdi').first();
    const before = await amount.textContent();
    await expect(amount).not.toHaveText(before ?? '');
    await sandbox.fault({ path: '/wps/game/launchGame', delayMs: 3_000 });
    await page.evaluate(() => {
      const { startViewTransition } = document;
      document.startViewTransition = (change) => {
        const transition = startViewTransition.call(document, change);
        const names = () =>
          document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''));
        void transition.ready.then(() => Object.assign(window, { moved: names().join() }));
        return transition;
      };
    });
    await page.getByRole('region', { name: 'Slots' }).getByRole('button').first().click();
    await expect(page).toHaveURL(/\/m\/launchGame/);
    await expect
      .poll(() => page.evaluate(() => Object.assign({ moved: '' }, window).moved))
      .toContain('game-picture');
  });
});

test('a merchant without banners and announcements shows its welcome in their place, and no empty line', async ({
  page,
  product,
  messages,
}) => {
  messages.expectMessage(/status of 404 .*\/wps\//);
  await page.goto(`${origin(product, 'bare')}/m/home`);
  const welcome = page.locator('main p').filter({ hasText: 'Welcome to Bare Hall' });
  const entries = page.getByRole('navigation', { name: 'Quick links' });
  // The welcome ends where the quick links begin.
  const gap = async () => {
    const [above, below] = [await welcome.boundingBox(), await entries.boundingBox()];
    return above && below ? below.y - above.y - above.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(gap).toBeLessThan(24);
});
