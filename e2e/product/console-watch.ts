import { expect, type Page } from '@playwright/test';

/** Every warning and error of a page; whatever a test did not announce fails it. */
export class ConsoleWatch {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#seen.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.stack ?? error.message}`));
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
