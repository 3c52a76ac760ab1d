import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

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
  readonly startedAt: number;
  endedAt: number;
  body?: Buffer | undefined;
}

const isCode = (url: string) => /\.(js|css)$/.test(new URL(url).pathname);

/** A slow line makes the rounds visible: whatever starts after an answer came, waited for it. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Opens a path as a first visit and counts what code is fetched until `content` says that it is there. */
export async function measureFirstVisit(
  page: Page,
  path: string,
  content: () => Promise<void>,
): Promise<FirstVisit> {
  const fetched: Fetched[] = [];
  const bodies: Promise<void>[] = [];
  page.on('request', (request) => {
    if (isCode(request.url()))
      fetched.push({ url: request.url(), startedAt: performance.now(), endedAt: Number.POSITIVE_INFINITY });
  });
  page.on('requestfinished', (request) => {
    const entry = fetched.find(({ url }) => url === request.url());
    if (!entry) return;
    entry.endedAt = performance.now();
    const keepBody = async () => {
      entry.body = await (await request.response())?.body();
    };
    bodies.push(keepBody());
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  // Not until the page is loaded: its content is there before its last picture.
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await content();
  const shownAt = performance.now();
  await Promise.all(bodies);

  const before = fetched.filter(({ startedAt }) => startedAt < shownAt);
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
