import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { sendBeacon } from '@tessera/shell/site';
import { onFCP, onLCP } from 'web-vitals';
import { markVitals } from './mark-vitals';

/** In ms since the page's load (R9.25). */
const EARLIEST = 5_000;
const LATEST = 15_000;

const sent = storedValue(keys.performanceSent);

interface Times {
  fcp?: number;
  lcp?: number;
  fs?: number | undefined;
}

const written = (ms: number | undefined): string => (ms === undefined ? '' : String(Math.round(ms)));

/** `visit:first|return,fcp:..,lcp:..,fs:..`, in ms; what is not known stays blank (R7.55). */
export const reportText = (isFirst: boolean, { fcp, lcp, fs }: Times): string =>
  `visit:${isFirst ? 'first' : 'return'},fcp:${written(fcp)},lcp:${written(lcp)},fs:${written(fs)}`;

/** When the first screen stood: whoever draws one leaves this mark. */
const firstScreen = (): number | undefined =>
  performance.getEntriesByName('tessera:first-screen')[0]?.startTime;

const sinceLoad = (): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  const end = navigation && 'loadEventEnd' in navigation ? Number(navigation.loadEventEnd) : 0;
  return end > 0 ? performance.now() - end : 0;
};

let isStarted = false;

/**
 * Measures the page, and once a session tells how long it took: 5 s after the load, or as soon as everything is known
 * then, 15 s after it at the latest with what there is (R4.35c, R7.55, R9.25).
 */
export function startPerformanceReport(isFirst: boolean): void {
  if (isStarted) return;
  isStarted = true;
  markVitals();
  if (sent.get() === 1) return;
  const times: Times = {};
  onFCP(({ value }) => {
    times.fcp = value;
  });
  onLCP(
    ({ value }) => {
      times.lcp = value;
    },
    { reportAllChanges: true },
  );
  const passed = sinceLoad();
  const report = () => {
    clearInterval(looking);
    if (sent.get() === 1) return;
    sent.set(1);
    sendBeacon(reportText(isFirst, times));
  };
  let looking: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    times.fs = firstScreen();
    const isWhole = times.fcp !== undefined && times.lcp !== undefined && times.fs !== undefined;
    if (isWhole || sinceLoad() >= LATEST) report();
  };
  setTimeout(
    () => {
      looking = setInterval(look, 500);
      look();
    },
    Math.max(EARLIEST - passed, 0),
  );
}
