import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { sendBeacon } from '@tessera/shell/site';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** When the report is sent, in ms after the load event (R9.25). */
const EARLIEST = 5_000;
const LATEST = 15_000;

const sent = storedValue(keys.performanceSent);

/** In ms; `fs` is the first screen. */
interface Times {
  fcp?: number;
  lcp?: number;
  fs?: number | undefined;
}

const rounded = (ms: number | undefined): string => (ms === undefined ? '' : String(Math.round(ms)));

/** `visit:first|return,fcp:..,lcp:..,fs:..`, in ms. Unknown values are empty (R7.55). */
export const reportText = (isFirst: boolean, { fcp, lcp, fs }: Times): string =>
  `visit:${isFirst ? 'first' : 'return'},fcp:${rounded(fcp)},lcp:${rounded(lcp)},fs:${rounded(fs)}`;

/** The time of the mark that the first screen of a page sets. */
const firstScreen = (): number | undefined =>
  performance.getEntriesByName('tessera:first-screen')[0]?.startTime;

const sinceLoad = (): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  const end = navigation && 'loadEventEnd' in navigation ? Number(navigation.loadEventEnd) : 0;
  return end > 0 ? performance.now() - end : 0;
};

/** Marks each vital on the performance timeline. The shell's health report reads the marks. */
function markVitals(): void {
  const mark = ({ name, value }: Metric) => performance.mark(`tessera:vital:${name}`, { detail: { value } });
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(mark);
}

let isStarted = false;

/**
 * Measures the page and sends the report once a session: 5 s after the load event, or later as soon as all values are
 * known, and after 15 s without the missing ones (R4.35c, R7.55, R9.25). Idempotent.
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
    clearInterval(timer);
    if (sent.get() === 1) return;
    sent.set(1);
    sendBeacon(reportText(isFirst, times));
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const check = () => {
    times.fs = firstScreen();
    const isComplete = times.fcp !== undefined && times.lcp !== undefined && times.fs !== undefined;
    if (isComplete || sinceLoad() >= LATEST) report();
  };
  setTimeout(
    () => {
      timer = setInterval(check, 500);
      check();
    },
    Math.max(EARLIEST - passed, 0),
  );
}
