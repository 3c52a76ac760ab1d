import type { WebDriver } from 'selenium-webdriver';
import type { Part, Tab } from '../../product/tab';
import { runInPage } from './in-page';
import { type Obstacle, WebKitPart } from './part';

/** A page in WebKitGTK. */
export class WebKitTab extends WebKitPart implements Tab {
  readonly #driver: WebDriver;
  readonly #origin: string;

  readonly #obstacles: Obstacle[];

  constructor(driver: WebDriver, origin: string) {
    const obstacles: Obstacle[] = [];
    super({ driver, obstacles });
    this.#driver = driver;
    this.#obstacles = obstacles;
    this.#origin = origin;
  }

  goto(address: string): Promise<void> {
    return this.#driver.get(new URL(address, this.#origin).href);
  }

  reload(): Promise<void> {
    return this.#driver.navigate().refresh();
  }

  url(): Promise<string> {
    return this.#driver.getCurrentUrl();
  }

  async addLocatorHandler(part: Part, handle: () => Promise<void>): Promise<void> {
    this.#obstacles.push({ part, handle });
  }

  evaluate<R>(script: () => R | Promise<R>): Promise<R> {
    return runInPage(this.#driver, script);
  }
}
