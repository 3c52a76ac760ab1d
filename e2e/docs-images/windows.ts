import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumAt } from '../product/chromium';
import { asOrdinaryWindow } from '../product/ordinary-window';
import { asAnswered } from '../product/visitor';

/** In ms: webpack and other programs share the processor. */
const PATIENCE = 30_000;

export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumAt(process.env.CHROME_PATH));

async function window(opening: Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await opening;
  context.setDefaultTimeout(PATIENCE);
  await asOrdinaryWindow(context);
  await asAnswered(context);
  return context;
}

/** A phone whose owner has answered every prompt. @param locale a BCP 47 tag */
export const phone = (browser: Browser, locale = 'en-US', height = 844): Promise<BrowserContext> =>
  window(
    browser.newContext({
      viewport: { width: 390, height },
      hasTouch: true,
      isMobile: true,
      locale,
      reducedMotion: 'reduce',
    }),
  );

export const desktop = (browser: Browser, height = 800): Promise<BrowserContext> =>
  window(browser.newContext({ viewport: { width: 1280, height }, locale: 'en-US', reducedMotion: 'reduce' }));

/** Waits until nothing covers the page, nothing of it is loading, and the pictures in view are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('main');
    const isShown = [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isInView;
    });
    const splash = document.getElementById('splash');
    if (splash?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    return content?.childElementCount && !content.querySelector('[aria-busy="true"]') && isShown;
  });
  await page.evaluate(() => document.fonts.ready);
}
