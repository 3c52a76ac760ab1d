import { type HealthEvent, writeHealth } from '@tessera/contract';
import { sendBeacon } from '../core/site';
import { readMark } from './load-marks';

/** In ms: a batch is sent this long after its first event. */
const BATCH = 10_000;
/** The number of events that fit into one beacon. */
const LARGEST = 100;

const isMark = (entry: PerformanceEntry): entry is PerformanceMark => entry instanceof PerformanceMark;

/**
 * Reports the health of the release to the gateway: loads, failures and fallbacks of remotes and the page's vitals. It
 * reads them from the performance timeline, earlier marks included, and sends batches, the last one when the page is
 * left.
 */
export function reportHealth(): void {
  let waiting: HealthEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    for (; waiting.length > 0; waiting = waiting.slice(LARGEST))
      sendBeacon(writeHealth(waiting.slice(0, LARGEST)));
  };
  const add = (entries: readonly PerformanceEntry[]) => {
    waiting.push(...entries.filter(isMark).flatMap((mark) => readMark(mark) ?? []));
    if (waiting.length > 0) timer ??= setTimeout(send, BATCH);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'mark', buffered: true });

  const leave = () => {
    add(observer.takeRecords());
    send();
  };
  // Listens on the window, so that it runs after the code that measures until the end and listens on the document.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  addEventListener('pagehide', leave);
}
