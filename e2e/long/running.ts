import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { heapOf } from '../product/heap';

/** What a page has running, after unused objects were removed. */
export interface Running {
  /** Listeners of window and document, by the type of the event. */
  readonly listeners: Readonly<Record<string, number>>;
  /** Listeners of all objects. */
  readonly allListeners: number;
  /** Elements that code has made, also those outside the document. The browser's own counter has the pictures' nodes, too. */
  readonly elements: number;
  readonly timers: number;
  /** Observers of what is in the document. */
  readonly observers: number;
}

/**
 * Counts the timers and observers of each page of a context. An observer counts while it observes an element of the
 * document: the browser drops one whose elements are gone.
 */
export const countRunning = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const timers = new Set<unknown>();
    for (const kind of ['Timeout', 'Interval'] as const) {
      const set = window[`set${kind}`].bind(window) as (work: () => void, ms?: number) => number;
      const clear = window[`clear${kind}`].bind(window);
      Object.assign(window, {
        [`set${kind}`]: (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
          const id = set(() => {
            if (kind === 'Timeout') timers.delete(id);
            work(...args);
          }, ms);
          timers.add(id);
          return id;
        },
        [`clear${kind}`]: (id: number) => {
          timers.delete(id);
          clear(id);
        },
      });
    }
    // Weakly: what the page itself no longer holds must not stay because it is counted.
    const observers = new Set<WeakRef<object>>();
    const observed = new WeakMap<object, Set<WeakRef<Node>>>();
    for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const) {
      const { prototype } = window[name] as unknown as {
        prototype: { observe(target: Node, options?: unknown): void; disconnect(): void };
      };
      const { observe, disconnect } = prototype;
      prototype.observe = function (target, options) {
        const targets = observed.get(this) ?? new Set<WeakRef<Node>>();
        if (!observed.has(this)) observers.add(new WeakRef(this));
        observed.set(this, targets.add(new WeakRef(target)));
        return observe.call(this, target, options);
      };
      prototype.disconnect = function () {
        observed.delete(this);
        return disconnect.call(this);
      };
    }
    const targetsOf = (observer: WeakRef<object>) => [...(observed.get(observer.deref() ?? {}) ?? [])];
    Object.assign(window, {
      tesseraRunning: () => ({
        timers: timers.size,
        observers: [...observers].filter((observer) =>
          targetsOf(observer).some((target) => target.deref()?.isConnected),
        ).length,
      }),
    });
  });

/**
 * Counts the elements that the code of each page of a context makes. Only for tests that read the count: until then, the
 * references themselves are growth of the heap.
 */
export const countElements = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const elements = new Set<WeakRef<Element>>();
    for (const name of ['createElement', 'createElementNS'] as const) {
      const create = Document.prototype[name] as (this: Document, ...args: unknown[]) => Element;
      Object.assign(Document.prototype, {
        [name](this: Document, ...args: unknown[]) {
          const made = create.apply(this, args);
          elements.add(new WeakRef(made));
          return made;
        },
      });
    }
    Object.assign(window, {
      tesseraElements: () => {
        for (const element of elements) if (!element.deref()) elements.delete(element);
        return elements.size;
      },
    });
  });

/** The listeners of an object, by the type of the event. */
async function listenersOf(devtools: CDPSession, expression: string): Promise<Record<string, number>> {
  const { result } = await devtools.send('Runtime.evaluate', { expression });
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  const counts: Record<string, number> = {};
  for (const { type } of listeners)
    counts[`${expression} ${type}`] = (counts[`${expression} ${type}`] ?? 0) + 1;
  return counts;
}

/** Reads what a page has running. `countRunning` and `countElements` must have prepared its context. */
export async function running(page: Page, devtools: CDPSession): Promise<Running> {
  await heapOf(devtools);
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const counted = await page.evaluate(() => {
    const { tesseraRunning, tesseraElements } = window as unknown as {
      tesseraRunning: () => { timers: number; observers: number };
      tesseraElements: () => number;
    };
    return { ...tesseraRunning(), elements: tesseraElements() };
  });
  return {
    listeners: { ...(await listenersOf(devtools, 'window')), ...(await listenersOf(devtools, 'document')) },
    allListeners: metric('JSEventListeners'),
    ...counted,
  };
}

/** What is more than before: the names of listeners, and of the counts. Nothing else is compared. */
export function left(before: Running, after: Running): readonly string[] {
  const types = Object.keys(after.listeners).filter(
    (type) => (after.listeners[type] ?? 0) > (before.listeners[type] ?? 0),
  );
  const counts = (['timers', 'observers'] as const).filter((name) => after[name] > before[name]);
  return [...types, ...counts].map((name) => {
    const read = (from: Running) =>
      name === 'timers' || name === 'observers' ? from[name] : (from.listeners[name] ?? 0);
    return `${name}: ${read(before)} before, ${read(after)} after`;
  });
}
