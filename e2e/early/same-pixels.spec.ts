// @full: pages whose framework is held back, some three minutes.
import type { Page } from '@playwright/test';
import { changed, STATUS, statusAnswer } from '../site/status-answer';
import { earlyView, expect, takenOver, test } from './test';

const templates = ['MT8801', 'MT8802', 'MT8803', 'MT8806', 'MT8808', 'MT8813'];
const pages = ['/m/login', '/m/register', '/m/home'].flatMap((path) =>
  templates.map((template) => [path, template] as const),
);

/**
 * Draws the whole page anew. A picture that arrives is drawn into what is there already, and its edges then differ by
 * some levels from those of the same page drawn at once.
 */
const drawAnew = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.body.style.visibility = 'hidden';
    await drawn();
    document.body.style.visibility = '';
    await drawn();
  });

/** The page above the bottom bar, whose entries come with the framework, once its pictures are there. */
async function picture(page: Page, isAboveBar: boolean): Promise<Buffer> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { width, top, left, right } = image.getBoundingClientRect();
      const isOnScreen = width > 0 && top < innerHeight && left < innerWidth && right > 0;
      return image.complete || !isOnScreen;
    }),
  );
  await drawAnew(page);
  const top = await page.evaluate(
    () =>
      [...document.querySelectorAll('#early > :last-child, #root nav')]
        .filter((bar) => getComputedStyle(bar).position === 'fixed')
        .map((bar) => bar.getBoundingClientRect().top)[0],
  );
  const size = page.viewportSize();
  const clip = isAboveBar &&
    size &&
    top !== undefined && { x: 0, y: 0, width: size.width, height: Math.floor(top) };
  return page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
}

for (const [locale, direction] of [
  ['en-US', 'ltr'],
  ['ar-AE', 'rtl'],
] as const) {
  test.describe(direction, () => {
    test.use({ locale });

    for (const [path, templateId] of pages)
      test(`the early view and the first frame of ${path} have the same pixels in ${templateId}, ${direction}`, async ({
        page,
        product,
        mainScript,
        firstFrame: _,
      }) => {
        const status = await statusAnswer(page.request, product);
        const { mobileTemplate } = status.value as { readonly mobileTemplate: object };
        const body = JSON.stringify(changed(status, { mobileTemplate: { ...mobileTemplate, templateId } }));
        await page.route(`**${STATUS}?*`, (route) =>
          route.fulfill({ contentType: 'application/json', body }),
        );
        await page.goto(path, { waitUntil: 'commit' });
        await expect(earlyView(page)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-template', templateId);
        const early = await picture(page, path === '/m/home');
        mainScript.release();
        await takenOver(page);
        const later = await picture(page, path === '/m/home');
        expect(later.equals(early)).toBe(true);
      });
  });
}
