import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Exactness, Named, Part } from '../tab';
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

const matcherOf = (wanted: string | RegExp, { exact = false }: Exactness = {}): Matcher =>
  typeof wanted === 'string' ? { text: wanted, exact } : { source: wanted.source, flags: wanted.flags };

/** Part of a page in WebKitGTK, found with Testing Library in the page and driven with WebDriver's own input. */
export class WebKitPart implements Part {
  readonly #driver: WebDriver;
  readonly #steps: readonly Step[];

  constructor(driver: WebDriver, steps: readonly Step[] = []) {
    this.#driver = driver;
    this.#steps = steps;
  }

  getByRole(role: string, { name, ...exactness }: Named = {}): WebKitPart {
    return this.#then({ by: 'role', role, ...(name !== undefined && { name: matcherOf(name, exactness) }) });
  }

  getByLabel(label: string | RegExp, exactness?: Exactness): WebKitPart {
    return this.#then({ by: 'label', text: matcherOf(label, exactness) });
  }

  getByText(text: string | RegExp, exactness?: Exactness): WebKitPart {
    return this.#then({ by: 'text', text: matcherOf(text, exactness) });
  }

  first(): WebKitPart {
    return this.#then({ by: 'first' });
  }

  click(): Promise<void> {
    return this.#act((element) => element.click());
  }

  dblclick(): Promise<void> {
    return this.#act((element) => this.#driver.actions().doubleClick(element).perform());
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
      return element !== undefined && (await this.#driver.executeScript<boolean>(isShown, element));
    } catch (reason) {
      if (isPassing(reason)) return false;
      throw reason;
    }
  }

  #then(step: Step): WebKitPart {
    return new WebKitPart(this.#driver, [...this.#steps, step]);
  }

  async #elements(): Promise<readonly WebElement[]> {
    const found = await this.#driver.executeScript<WebElement[] | null>(find, this.#steps);
    if (found) return found;
    await this.#driver.executeScript(library);
    return this.#elements();
  }

  #only(elements: readonly WebElement[]): WebElement | undefined {
    if (elements.length > 1)
      throw new Error(`${elements.length} elements fit ${JSON.stringify(this.#steps)}`);
    return elements[0];
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
        return false;
      }
    };
    await this.#driver.wait(attempt, PATIENCE, '', 50).catch((timeout) => {
      if (!(timeout instanceof error.TimeoutError)) throw timeout;
      throw new Error(`cannot act on ${JSON.stringify(this.#steps)}: ${last ?? 'no such element'}`);
    });
  }
}
