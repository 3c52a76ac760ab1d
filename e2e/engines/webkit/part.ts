import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Exactness, Named, Part } from '../../product/tab';
import { find, type Matcher, type Step } from './finder';
import { guard, insertText, isAtRest, isShown, runInPage, wasHit } from './in-page';

/** In ms, as of Playwright's expectations. */
const PATIENCE = 8_000;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** What a page says that changes between the look and the action: the next look finds what is there then. */
const passing = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.JavascriptError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
];
const isPassing = (reason: unknown): boolean => passing.some((kind) => reason instanceof kind);

const matcherOf = (wanted: string | RegExp, exact = false): Matcher =>
  typeof wanted === 'string' ? { text: wanted, exact } : { source: wanted.source, flags: wanted.flags };

/** What may stand in the way of an action, and what is done about it. */
export interface Obstacle {
  readonly part: Part;
  handle(): Promise<void>;
}

/** What all parts of a page share. */
interface Page {
  readonly driver: WebDriver;
  readonly obstacles: Obstacle[];
}

/** Part of a page in WebKitGTK, found with Testing Library in the page and driven with WebDriver's pointer. */
export class WebKitPart implements Part {
  readonly #page: Page;
  readonly #steps: readonly Step[];

  constructor(page: Page, steps: readonly Step[] = []) {
    this.#page = page;
    this.#steps = steps;
  }

  getByRole(role: string, { name, exact, ...state }: Named = {}): WebKitPart {
    return this.#then({
      by: 'role',
      role,
      ...state,
      ...(name !== undefined && { name: matcherOf(name, exact) }),
    });
  }

  getByLabel(label: string | RegExp, { exact }: Exactness = {}): WebKitPart {
    return this.#then({ by: 'label', text: matcherOf(label, exact) });
  }

  getByText(text: string | RegExp, { exact }: Exactness = {}): WebKitPart {
    return this.#then({ by: 'text', text: matcherOf(text, exact) });
  }

  first(): WebKitPart {
    return this.#then({ by: 'first' });
  }

  last(): WebKitPart {
    return this.#then({ by: 'last' });
  }

  click(): Promise<void> {
    return this.#act((element) => this.#hits(element, () => element.click()));
  }

  dblclick(): Promise<void> {
    const { driver } = this.#page;
    return this.#act((element) => this.#hits(element, () => driver.actions().doubleClick(element).perform()));
  }

  fill(text: string): Promise<void> {
    return this.#act((element) => runInPage(this.#page.driver, insertText, element, text));
  }

  check(): Promise<void> {
    return this.#act(
      async (element) => (await element.isSelected()) || this.#hits(element, () => element.click()),
    );
  }

  async isVisible(): Promise<boolean> {
    try {
      const element = this.#only(await this.#elements());
      return element !== undefined && (await this.#page.driver.executeScript<boolean>(isShown, element));
    } catch (reason) {
      if (isPassing(reason)) return false;
      throw reason;
    }
  }

  #then(step: Step): WebKitPart {
    return new WebKitPart(this.#page, [...this.#steps, step]);
  }

  async #elements(): Promise<readonly WebElement[]> {
    const found = await this.#page.driver.executeScript<WebElement[] | null>(find, this.#steps);
    if (found) return found;
    await this.#page.driver.executeScript(library);
    return this.#elements();
  }

  #only(elements: readonly WebElement[]): WebElement | undefined {
    if (elements.length > 1)
      throw new Error(`${elements.length} elements fit ${JSON.stringify(this.#steps)}`);
    return elements[0];
  }

  async #clearTheWay(): Promise<void> {
    // What is being handled stands in the way of none of its own actions.
    const obstacles = this.#page.obstacles.splice(0);
    try {
      for (const { part, handle } of obstacles) if (await part.isVisible()) await handle();
    } finally {
      this.#page.obstacles.push(...obstacles);
    }
  }

  /** @returns whether the pointer hit the element. A page that is left meanwhile was hit. */
  async #hits(element: WebElement, action: () => Promise<void>): Promise<boolean> {
    const { driver } = this.#page;
    let isHit = false;
    await runInPage(driver, guard, element);
    try {
      await action();
    } finally {
      isHit = await runInPage(driver, wasHit).catch(() => true);
    }
    return isHit;
  }

  /** Waits until the element is there, enabled, at rest, and takes the action. */
  async #act(action: (element: WebElement) => Promise<unknown>): Promise<void> {
    const { driver } = this.#page;
    let last: unknown = 'no such element';
    const attempt = async (): Promise<boolean> => {
      try {
        const element = this.#only(await this.#elements());
        if (element) {
          last = 'the element is disabled, moves or refuses';
          const isReady = (await element.isEnabled()) && (await runInPage(driver, isAtRest, element));
          if (isReady && (await action(element)) !== false) return true;
        }
      } catch (reason) {
        if (!isPassing(reason)) throw reason;
        last = reason;
      }
      await this.#clearTheWay();
      return false;
    };
    await driver.wait(attempt, PATIENCE, '', 50).catch((timeout) => {
      if (!(timeout instanceof error.TimeoutError)) throw timeout;
      throw new Error(`cannot act on ${JSON.stringify(this.#steps)}: ${last}`);
    });
  }
}
