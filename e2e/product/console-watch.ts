import { expect, type Page } from '@playwright/test';

/** Every warning and error of a page; whatever a test did not announce fails it. */
export class ConsoleWatch {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** @param page - one that Playwright drives; without it, the driver of the page records its console */
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

  /** Announces messages that belong to what the test does. */
  expectMessage(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Whether a message came that matches. */
  has(pattern: RegExp): boolean {
    return this.#seen.some((line) => pattern.test(line));
  }

  check(): void {
    expect(this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))).toEqual([]);
  }
}
