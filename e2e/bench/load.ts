import type { Page } from '@playwright/test';
import { type Content, watchPage } from './watch-page';

/** In ms: what a page does after its content is measured for this time. */
const AFTER = 3_000;
/** In ms. */
const LIMIT = 40_000;

/** The numbers of one load of a page: times in ms, bytes as they were sent. */
export interface Load {
  readonly [name: string]: number;
  readonly paint: number;
  readonly content: number;
  readonly seen: number;
  /** The part of each task over 50 ms, until 3 s after the content. */
  readonly blocking: number;
  /** Bytes of the scripts that were requested before the content. */
  readonly script: number;
}

/** Loads an address and measures until 3 s after its content is seen. */
export async function measureLoad(page: Page, address: string, content: Content): Promise<Load> {
  await page.addInitScript(watchPage, content);
  await page.goto(address, { waitUntil: 'commit', timeout: LIMIT });
  await page.waitForFunction(() => window.tesseraBench?.seen !== undefined, undefined, { timeout: LIMIT });
  await page.waitForTimeout(AFTER);
  return page.evaluate((after) => {
    const { content: shown = Number.NaN, seen = Number.NaN, longTasks } = window.tesseraBench;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < shown);
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      content: shown,
      seen,
      blocking: longTasks
        .filter(([start]) => start < seen + after)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  }, AFTER);
}
