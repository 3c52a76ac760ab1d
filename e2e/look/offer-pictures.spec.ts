// @full: seven pages, for a rule of how pictures stand in their frames
import type { Page } from '@playwright/test';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

/** The pictures of the page that have arrived: their share that the frame hides, and their place in it. */
const arrived = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLImageElement>('img[data-whole]')]
      .filter(({ complete }) => complete)
      .map((image) => {
        const { objectFit, objectPosition } = getComputedStyle(image);
        const shapes = [
          image.naturalWidth / image.naturalHeight,
          image.clientWidth / image.clientHeight,
        ] as const;
        const hidden = objectFit === 'contain' ? 0 : 1 - Math.min(...shapes) / Math.max(...shapes);
        return { name: image.src.replace(/.*\//, ''), hidden, objectFit, objectPosition };
      }),
  );

for (const merchant of ['aurora', 'noor', 'samba'])
  test(`the pictures of the offers of ${merchant} are not cropped, and the portrait one is whole`, async ({
    page,
    product,
  }) => {
    await page.goto(`${origin(product, merchant)}/m/activity`);
    const last = page.locator('main a[href$="id=4"]');
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('img')).toHaveCount(2);
    await expect.poll(async () => (await arrived(page)).length).toBe(4);
    for (const { name, hidden, objectFit } of await arrived(page)) {
      expect(hidden, name).toBeLessThan(0.02);
      expect(objectFit, name).toBe(name === 'announce-vip.svg' ? 'contain' : 'cover');
    }
    await last.click();
    await expect(page.locator('main img')).toHaveCount(2);
    expect(await arrived(page)).toMatchObject([{ name: 'announce-vip.svg', hidden: 0 }]);
  });

test('the pictures of the news stand at their focal point, and the one without is whole', async ({
  page,
}) => {
  await page.goto('/m/news');
  const pictures = page.locator('main img[data-whole]');
  await expect(pictures).toHaveCount(4);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await arrived(page)).length).toBe(4);
  expect(await arrived(page)).toMatchObject([
    { name: 'announce-welcome.svg', objectFit: 'cover', objectPosition: '50% 38%' },
    { name: 'announce-weekend.svg', objectFit: 'cover', objectPosition: '50% 38%' },
    { name: 'announce-vip.svg', objectFit: 'cover', objectPosition: '50% 38%' },
    { name: 'announce-float.svg', objectFit: 'contain' },
  ]);
});
