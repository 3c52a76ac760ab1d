import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/** Counts the calls of all pages of a context to the gateway. */
export class Calls {
  readonly #open = new Set<Request>();
  readonly #counts = new Map<string, number>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/wps/')) return;
      this.#open.add(request);
      this.#counts.set(pathname, (this.#counts.get(pathname) ?? 0) + 1);
    });
    context.on('requestfinished', (request) => this.#open.delete(request));
    context.on('requestfailed', (request) => this.#open.delete(request));
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The number of calls of the path that was called most. */
  get most(): number {
    return Math.max(0, ...this.#counts.values());
  }

  reset(): void {
    this.#counts.clear();
  }

  /** Waits until every call has ended. */
  async answered(page: Page): Promise<void> {
    // What the page has just sent is reported before the answer to this.
    await page.evaluate(() => document.readyState);
    await expect.poll(() => this.#open.size, { intervals: [50], timeout: 15_000 }).toBe(0);
  }
}
