import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Exactness, Named, Part } from '../../product/tab';
import { find, isShown, type Matcher, type Step } from './finder';

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

/** Part of a page in WebKitGTK, found with Testing Library in the page and driven with WebDriver's own input. */
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
    return this.#act((element) => element.click());
  }

  dblclick(): Promise<void> {
    return this.#act((element) => this.#page.driver.actions().doubleClick(element).perform());
  }

  fill(text: string): Promise<void> {
    return this.#act(async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });
  }

  check(): Promise<void> {
    return this.#act(async (element) => {
      if (!(await element.isSelected())) await element.click();
    });
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

  /** Waits for the element to be there, enabled and hit by the pointer. */
  async #act(action: (element: WebElement) => Promise<void>): Promise<void> {
    let last: unknown;
    const attempt = async (): Promise<boolean> => {
      try {
        const element = this.#only(await this.#elements());
        if (!element || !(await element.isEnabled())) return false;
        await action(element);
        return true;
      } catch (reason) {
        if (!isPassing(reason)) throw reason;
        last = reason;
        await this.#clearTheWay();
        return false;
      }
    };
    await this.#page.driver.wait(attempt, PATIENCE, '', 50).catch((timeout) => {
      if (!(timeout instanceof error.TimeoutError)) throw timeout;
      throw new Error(`cannot act on ${JSON.stringify(this.#steps)}: ${last ?? 'no such element'}`);
    });
  }
}
