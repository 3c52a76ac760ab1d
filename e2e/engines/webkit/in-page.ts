import type { WebDriver, WebElement } from 'selenium-webdriver';

type Outcome<R> = { readonly value: R } | { readonly error: string };

/** Runs a function in the page. @throws Error with what it threw */
export async function runInPage<R>(
  driver: WebDriver,
  script: (...args: never[]) => R | Promise<R>,
  ...args: readonly (WebElement | string)[]
): Promise<R> {
  const outcome = await driver.executeAsyncScript<Outcome<R>>(
    `const args = [...arguments];
    const done = args.pop();
    Promise.resolve().then(() => (${script})(...args))
      .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    ...args,
  );
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.value;
}

/** Runs in the page. Whether an element is visible. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/**
 * Runs in the page. Scrolls an element into view, at once, and waits until it keeps its place for two frames.
 * @returns whether it does within a second
 */
export async function isAtRest(element: Element): Promise<boolean> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  for (const end = performance.now() + 1000; performance.now() < end; ) {
    const before = place();
    await frame();
    await frame();
    if (place() === before) return true;
  }
  return false;
}

/**
 * Runs in the page. Replaces the text of a field in one step, as an input method does: a dialog that opens in between
 * would get the rest of the keys.
 * @returns whether the field takes it; a field behind a dialog does not
 */
export function insertText(field: HTMLInputElement, text: string): boolean {
  field.focus();
  if (document.activeElement !== field) return false;
  field.select();
  return document.execCommand('insertText', false, text);
}

/**
 * Runs in the page. Until `wasHit` runs, stops the events of the pointer that hit another element than this: the driver
 * taps the place where the element was when it looked, and a page that still loads may have moved it.
 */
export function guard(element: Element): void {
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];
  let isHit = false;
  const check = (event: Event) => {
    if (event.composedPath().includes(element)) {
      isHit ||= event.type === 'click';
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of kinds) addEventListener(kind, check, true);
  const end = () => {
    for (const kind of kinds) removeEventListener(kind, check, true);
    return isHit;
  };
  Reflect.set(window, 'endGuard', end);
}

/** Runs in the page. Whether a click has hit the element that is guarded. A page that came since has no guard. */
export const wasHit = (): boolean => {
  const end: (() => boolean) | undefined = Reflect.get(window, 'endGuard');
  Reflect.deleteProperty(window, 'endGuard');
  return end?.() ?? true;
};
