import { expect, type Page } from '@playwright/test';

/**
 * Chromium looks at all preloads once, some seconds after a page has loaded: a tap just before has files on their way. That
 * no file is fetched in vain is held by `first-visit/left-out`.
 */
export const UNUSED_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** Playwright's own: most tests run without the service worker. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/** Collects the warnings and errors of a page. An unexpected one fails the test. */
export class ConsoleWatch {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [UNUSED_PRELOAD, BLOCKED_WORKER];

  /** @param page - a page of Playwright; without it, the driver of the page records its console */
  constructor(page?: Page) {
    page?.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.record(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    page?.on('pageerror', (error) => this.record(`uncaught: ${error.stack ?? error.message}`));
  }

  record(line: string): void {
    this.#seen.push(line);
  }

  /** Declares messages that the test expects. */
  expectMessage(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Whether a message matches. */
  has(pattern: RegExp): boolean {
    return this.count(pattern) > 0;
  }

  /** The number of messages that match. */
  count(pattern: RegExp): number {
    return this.#seen.filter((line) => pattern.test(line)).length;
  }

  check(): void {
    expect(this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))).toEqual([]);
  }
}
