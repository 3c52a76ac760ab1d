import { type HealthEvent, writeHealth } from '@tessera/contract';
import { sendBeacon } from '../../core/site';
import { readMark } from '../load-marks';

/** In ms from the first event of a batch until it goes. */
const BATCH = 10_000;
/** More would not fit into a beacon. */
const LARGEST = 100;

const isMark = (entry: PerformanceEntry): entry is PerformanceMark => entry instanceof PerformanceMark;

/**
 * Tells the gateway how the release does here: loads, failures and fallbacks of remotes and the page's vitals, read
 * from the marks that they leave, those from before included. In batches, the last one when the page is left.
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
  const take = (entries: readonly PerformanceEntry[]) => {
    waiting.push(...entries.filter(isMark).flatMap((mark) => readMark(mark) ?? []));
    if (waiting.length > 0) timer ??= setTimeout(send, BATCH);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'mark', buffered: true });

  const leave = () => {
    take(observer.takeRecords());
    send();
  };
  // On the window, so after those who measure until the last moment and listen on the document.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  addEventListener('pagehide', leave);
}
