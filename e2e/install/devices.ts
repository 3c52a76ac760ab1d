import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { sportsOf } from '../product/actions';
import { androidPhone, asReturning } from '../product/visitor';

const ios = (browser: string, version = '17_5') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser} Mobile/15E148 Safari/604.1`;
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

/** User agents of browsers. */
export const agents = {
  android: androidPhone,
  iosSafari: ios('Version/17.5'),
  iosChrome: ios('CriOS/140.0'),
  edge: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`,
  native: `Mozilla/5.0 (Linux; Android 15) ${chrome} TesseraApp/2.5.0`,
  telegram: `Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36 Telegram-Android/11.5`,
  maya: `Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Maya/2.0`,
} as const;

export interface Visit {
  readonly baseURL: string;
  readonly agent: keyof typeof agents;
  /** Runs in the page before anything else. */
  readonly before?: () => void;
}

/** Opens a page on such a device, with a clock that the test moves. */
export async function pageOn(browser: Browser, { baseURL, agent, before }: Visit): Promise<Page> {
  const device: BrowserContextOptions =
    agent === 'edge'
      ? { viewport: { width: 1280, height: 800 } }
      : { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL, userAgent: agents[agent], locale: 'en-US', ...device });
  await asReturning(context);
  const page = await context.newPage();
  await page.clock.install();
  if (before) await page.addInitScript(before);
  return page;
}

/** In ms after the load: the page is idle, and fetches the code that can offer the app. */
const REST = 1_500;

/**
 * Goes to a path, and waits until the code that can offer the app is loaded. Skips only the page's idle time: requests
 * take real time, and a clock that is ahead of them would cause timeouts.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  const offers = [/\/app-offers\.[^.]+\.js$/, /\/download-bar\.[^.]+\.js$/].map((code) =>
    page.waitForResponse(code),
  );
  await page.goto(path);
  await expect(sportsOf(page)).toBeVisible();
  await page.clock.runFor(REST);
  for (const offer of offers) await (await offer).finished();
}

/** Advances the clock in steps, so that answers of the gateway can arrive in between. */
export async function pass(page: Page, seconds: number): Promise<void> {
  for (let step = 0; step < seconds; step++) await page.clock.runFor(1_000);
}

/** Dispatches the browser's deferred install prompt as soon as the page listens. The prompt is answered with `accepted`. */
export function giveInstallPrompt(): void {
  addEventListener('DOMContentLoaded', () => {
    const prompt = async () => ({ outcome: 'accepted', platform: 'web' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

/** Simulates the display mode of an installed app. */
export function standAlone(): void {
  const real = matchMedia.bind(window);
  window.matchMedia = (query) =>
    Object.defineProperty(real(query), 'matches', {
      value: query.includes('standalone') || real(query).matches,
    });
}

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
