import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumAt } from '../product/chromium';
import { asOrdinaryWindow } from '../product/ordinary-window';
import { asAnswered, type Visitor } from '../product/visitor';

/** Slow 4G: 1.6 Mbps down, 750 kbps up, 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_PHONE = { rate: 4 };

/** Opens a page that has a slow connection and a slow processor. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);
  return page;
}

/** Does something in a new browser with an empty profile, and closes it. */
export async function inNewBrowser<T>(
  visitor: Visitor,
  visit: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(chromiumAt(process.env.CHROME_PATH));
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
    });
    // The compiler that runs this file names functions by a helper, which functions that run in the page lack there.
    await context.addInitScript('globalThis.__name = (value) => value;');
    await asOrdinaryWindow(context);
    if (visitor === 'answered prompts') await asAnswered(context);
    return await visit(context);
  } finally {
    await browser.close();
  }
}
