import type { Page, Route } from '@playwright/test';
import { test as base, expect } from '../product/test';

/** Something that waits until a test lets it go on. */
export class Gate {
  open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

/** The main script, which a test holds back: the time before the framework is there. */
export interface MainScript {
  /** Lets it load. */
  release(): void;
}

/** Holds back the answers to requests until the test is over. */
export async function holdBack(page: Page, pattern: RegExp, over: Promise<void>): Promise<void> {
  await page.route(pattern, async (route: Route) => {
    await over;
    // A test that is over has closed the page.
    await route.continue().catch(() => undefined);
  });
}

/** A test of what stands on the screen before the framework. */
export const test = base.extend<{
  readonly mainScript: MainScript;
  /** Nothing comes that a page shows later, when it is idle: its first frame stays. */
  readonly firstFrame: undefined;
}>({
  // A worker would answer before the route of a test.
  serviceWorkers: 'block',
  mainScript: async ({ page }, use) => {
    const script = await holdMainScript(page);
    await use(script);
    script.release();
  },
  firstFrame: async ({ page }, use) => {
    const gate = new Gate();
    await holdBack(page, /\/home-idle\.\w+\.js|\/m\/remotes\/growth\//, gate.opened);
    await use(undefined);
    gate.open();
  },
});

const MAIN = /\/m\/shell\/.*\/main\.\w+\.js/;

/** Holds back the main script of the loads that follow. */
export async function holdMainScript(page: Page): Promise<MainScript> {
  const gate = new Gate();
  await holdBack(page, MAIN, gate.opened);
  return { release: gate.open };
}

/** The early view: it stands before the root, which is hidden meanwhile. */
export const earlyView = (page: Page) => page.locator('#early');

/** Waits until the page has taken over. */
export const takenOver = (page: Page) => expect(earlyView(page)).toHaveCount(0);

export { expect };
