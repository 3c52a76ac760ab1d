import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** What a first visit fetches before its content. */
export interface FirstVisit {
  /** Brotli, in bytes. */
  readonly javascript: number;
  readonly css: number;
  readonly html: number;
  /** Requests for code, the page itself included. */
  readonly requests: number;
  /** Rounds of requests for code after the page: each could start only when one before it had come. */
  readonly waves: number;
  readonly files: ReadonlyArray<{ readonly file: string; readonly bytes: number; readonly wave: number }>;
}

interface Fetched {
  readonly url: string;
  /** In ms since the page began: when the browser came upon the need for it, waiting for a free connection included. */
  readonly startedAt: number;
  readonly endedAt: number;
}

const isCode = (url: string) => /\.(js|css)$/.test(new URL(url).pathname);

/** A slow line makes the rounds visible: whatever starts after an answer came, waited for it. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Waits, frame by frame, until the page shows a text; gives the moment in ms since the page began. */
const shownAt = async (page: Page, text: string): Promise<number> => {
  const handle = await page.waitForFunction(
    (wanted) => document.querySelector('#root')?.textContent?.includes(wanted) && performance.now(),
    text,
    { polling: 'raf' },
  );
  return Number(await handle.jsonValue());
};

/** Every piece of code that the page has fetched, the first time it was asked for. */
const fetchedBy = (page: Page): Promise<readonly Fetched[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ url: name, startedAt: startTime, endedAt: responseEnd })),
  );

/** Opens a path as a first visit and counts what code is asked for until the page shows `content`. */
export async function measureFirstVisit(page: Page, path: string, content: string): Promise<FirstVisit> {
  const bodies = new Map<string, Promise<Buffer | undefined>>();
  const bodyOf = async (request: Request) => (await request.response())?.body();
  page.on('request', (request) => {
    if (isCode(request.url()))
      bodies.set(
        request.url(),
        bodyOf(request).catch(() => undefined),
      );
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  const answer = await page.goto(path, { waitUntil: 'commit' });
  const shown = await shownAt(page, content);
  const before = (await fetchedBy(page)).filter(({ url, startedAt }) => isCode(url) && startedAt < shown);
  const waves = new Map<Fetched, number>();
  for (const entry of before) {
    const earlier = before.filter((other) => other.endedAt <= entry.startedAt);
    waves.set(entry, 1 + Math.max(0, ...earlier.map((other) => waves.get(other) ?? 0)));
  }
  const size = (body: Buffer | string | undefined) => (body ? brotliCompressSync(body).length : 0);
  const files = await Promise.all(
    before.map(async (entry) => ({
      file: new URL(entry.url).pathname,
      bytes: size(await bodies.get(entry.url)),
      wave: waves.get(entry) ?? 0,
    })),
  );
  const sum = (ending: string) =>
    files.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    javascript: sum('.js'),
    css: sum('.css'),
    html: size(await answer?.text()),
    requests: 1 + files.length,
    waves: Math.max(0, ...waves.values()),
    files,
  };
}

/** The measured visit as a few lines for people. */
export function report(path: string, visit: FirstVisit): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    `${path}: JavaScript ${kB(visit.javascript)}, CSS ${kB(visit.css)}, HTML ${kB(visit.html)} (brotli), ${visit.requests} requests, ${visit.waves} wave(s) of code`,
    ...visit.files.map(({ file, bytes, wave }) => `    wave ${wave}  ${kB(bytes).padStart(9)}  ${file}`),
  ].join('\n');
}
