import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The code that a first visit fetches before its content is shown. */
export interface FirstVisit {
  /** In bytes, as they were sent. */
  readonly javascript: number;
  readonly css: number;
  readonly html: number;
  /** Requests for code, the page itself included. */
  readonly requests: number;
  /** Waves of requests for code after the page: a request of a wave starts after an answer of the wave before. */
  readonly waves: number;
  readonly files: ReadonlyArray<{ readonly file: string; readonly bytes: number; readonly wave: number }>;
}

interface Fetched {
  readonly url: string;
  /** The size of the compressed body. */
  readonly bytes: number;
  /** In ms since the navigation started: when the browser queued the request. */
  readonly startedAt: number;
  readonly endedAt: number;
}

const isCode = (url: string) => /\.(js|css)$/.test(new URL(url).pathname);

/**
 * In ms, before a request for code is sent. It separates the waves: a request that starts after an answer depends on it.
 * Longer than a busy machine takes for all requests of one wave.
 */
const DELAY = 1_000;

const SHOWN = 'content shown';

/**
 * Marks the change that brings a text into the next page. A check in each frame would come late: after requests that
 * the page makes once its content is there.
 */
const markShown = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript(
    ([wanted, mark]) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('#root')?.textContent?.includes(wanted)) return;
        observer.disconnect();
        performance.mark(mark);
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    },
    [text, SHOWN] as const,
  );

/** Waits for the mark. @returns its time in ms since the navigation started */
const shownAt = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark)[0]?.startTime,
    SHOWN,
  );
  return Number(await handle.jsonValue());
};

/** The page, and the first request for each of its code files. */
const fetchedBy = (page: Page): Promise<readonly Fetched[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        url: name,
        bytes: encodedBodySize,
        startedAt: startTime,
        endedAt: responseEnd,
      })),
  );

/** Opens a path as a first visit and counts the requests for code until the page shows `content`. */
export async function measureFirstVisit(page: Page, path: string, content: string): Promise<FirstVisit> {
  await page.route(
    ({ href }) => isCode(href),
    async (route) => {
      await setTimeout(DELAY);
      // A page that was closed meanwhile has no requests.
      await route.continue().catch(() => undefined);
    },
  );
  await markShown(page, content);
  await page.goto(path, { waitUntil: 'commit' });
  const shown = await shownAt(page);
  // The browser lists a request only once it has ended; code that was requested before the content delays this event.
  await page.waitForLoadState('load');
  const [document, ...all] = await fetchedBy(page);
  const before = all.filter(({ url, startedAt }) => isCode(url) && startedAt < shown);
  const waves = new Map<Fetched, number>();
  for (const entry of before) {
    const earlier = before.filter((other) => other.endedAt <= entry.startedAt);
    waves.set(entry, 1 + Math.max(0, ...earlier.map((other) => waves.get(other) ?? 0)));
  }
  const files = before.map((entry) => ({
    file: new URL(entry.url).pathname,
    bytes: entry.bytes,
    wave: waves.get(entry) ?? 0,
  }));
  const sum = (ending: string) =>
    files.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    javascript: sum('.js'),
    css: sum('.css'),
    html: document?.bytes ?? 0,
    requests: 1 + files.length,
    waves: Math.max(0, ...waves.values()),
    files,
  };
}

/** Formats the measurement for the console. */
export function report(path: string, visit: FirstVisit): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    `${path}: JavaScript ${kB(visit.javascript)}, CSS ${kB(visit.css)}, HTML ${kB(visit.html)} as sent, ${visit.requests} requests, ${visit.waves} wave(s) of code`,
    ...visit.files.map(({ file, bytes, wave }) => `    wave ${wave}  ${kB(bytes).padStart(9)}  ${file}`),
  ].join('\n');
}
