/** @jest-environment jsdom */
import type { Metric } from 'web-vitals';

type Listener = (metric: Pick<Metric, 'name' | 'value'>) => void;
const listeners: Record<string, Listener[]> = {};
const on = (name: string) => (listener: Listener) => {
  listeners[name] = [...(listeners[name] ?? []), listener];
};
jest.mock('web-vitals', () => ({
  onFCP: on('FCP'),
  onLCP: on('LCP'),
  onCLS: on('CLS'),
  onINP: on('INP'),
  onTTFB: on('TTFB'),
}));
const beacons: string[] = [];
jest.mock('@tessera/shell/site', () => ({ sendBeacon: (value: string) => void beacons.push(value) }));

const measure = (name: Metric['name'], value: number) => {
  for (const listener of listeners[name] ?? []) listener({ name, value });
};
let firstScreen: number | undefined;
const marked = jest.fn();
Object.assign(performance, {
  mark: marked,
  getEntriesByType: () => [{ loadEventEnd: 1 }],
  getEntriesByName: () => (firstScreen === undefined ? [] : [{ startTime: firstScreen }]),
});

/** Loads a page and starts the report. */
async function open(isFirst = true): Promise<void> {
  for (const name of Object.keys(listeners)) delete listeners[name];
  jest.resetModules();
  const { startPerformanceReport } = await import('./performance-report');
  jest.useFakeTimers({ now: 0, doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => 1 + Date.now());
  startPerformanceReport(isFirst);
}

beforeEach(() => {
  sessionStorage.clear();
  beacons.length = 0;
  marked.mockClear();
  firstScreen = undefined;
});
afterEach(() => jest.useRealTimers());

test.each([
  [true, { fcp: 612.4, lcp: 1500, fs: 980 }, 'visit:first,fcp:612,lcp:1500,fs:980'],
  [false, { fcp: 612.4 }, 'visit:return,fcp:612,lcp:,fs:'],
  [false, {}, 'visit:return,fcp:,lcp:,fs:'],
])('the text of first %p and %j [R7.55]', async (isFirst, times, text) => {
  const { reportText } = await import('./performance-report');
  expect(reportText(isFirst, times)).toBe(text);
});

test('it is sent 5 s after the load with the last values, once a session [R4.35c, R9.25, R7.55]', async () => {
  await open();
  firstScreen = 900;
  measure('FCP', 600);
  measure('LCP', 1_000);
  measure('LCP', 1_400);
  jest.advanceTimersByTime(4_999);
  expect(beacons).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(beacons).toEqual(['visit:first,fcp:600,lcp:1400,fs:900']);
  jest.advanceTimersByTime(60_000);
  await open(false);
  measure('FCP', 1);
  jest.advanceTimersByTime(60_000);
  expect(beacons).toHaveLength(1);
});

test('values that are missing after 5 s are awaited for up to 15 s [R9.25]', async () => {
  await open(false);
  measure('FCP', 700);
  jest.advanceTimersByTime(14_500);
  expect(beacons).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(beacons).toEqual(['visit:return,fcp:700,lcp:,fs:']);
});

test('every vital is marked for the health report', async () => {
  await open();
  for (const name of ['FCP', 'LCP', 'CLS', 'INP', 'TTFB'] as const) measure(name, 5);
  expect(marked.mock.calls.map(([name]) => name).sort()).toEqual([
    'tessera:vital:CLS',
    'tessera:vital:FCP',
    'tessera:vital:INP',
    'tessera:vital:LCP',
    'tessera:vital:TTFB',
  ]);
  expect(marked).toHaveBeenCalledWith('tessera:vital:LCP', { detail: { value: 5 } });
});
