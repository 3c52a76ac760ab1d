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
  /** In ms since the epoch, by the browser's own clock. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly body: Buffer | undefined;
}

const isCode = (url: string) => /\.(js|css)$/.test(new URL(url).pathname);

/** A slow line makes the rounds visible: whatever starts after an answer came, waited for it. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

async function fetchedBy(request: Request): Promise<Fetched> {
  const response = await request.response();
  await response?.finished();
  const { startTime, responseEnd } = request.timing();
  return {
    url: request.url(),
    startedAt: startTime,
    endedAt: startTime + responseEnd,
    body: await response?.body(),
  };
}

/** When the page shows a text for the first time, in ms since the epoch: asked in the page, frame by frame. */
const shownAt = async (page: Page, text: string): Promise<number> => {
  const handle = await page.waitForFunction(
    (wanted) =>
      document.querySelector('#root')?.textContent?.includes(wanted) &&
      performance.timeOrigin + performance.now(),
    text,
    { polling: 'raf' },
  );
  return Number(await handle.jsonValue());
};

/** Opens a path as a first visit and counts what code is asked for until the page shows `content`. */
export async function measureFirstVisit(page: Page, path: string, content: string): Promise<FirstVisit> {
  const asked: Request[] = [];
  page.on('request', (request) => isCode(request.url()) && asked.push(request));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  const answer = await page.goto(path, { waitUntil: 'commit' });
  const shown = await shownAt(page, content);
  const all = await Promise.all(asked.map(fetchedBy));

  const before = all.filter(({ startedAt }) => startedAt < shown);
  const waves = new Map<Fetched, number>();
  for (const entry of before) {
    const earlier = before.filter((other) => other.endedAt <= entry.startedAt);
    waves.set(entry, 1 + Math.max(0, ...earlier.map((other) => waves.get(other) ?? 0)));
  }
  const size = (body: Buffer | string | undefined) => (body ? brotliCompressSync(body).length : 0);
  const files = before.map((entry) => ({
    file: new URL(entry.url).pathname,
    bytes: size(entry.body),
    wave: waves.get(entry) ?? 0,
  }));
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
