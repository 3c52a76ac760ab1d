import { tell } from './own-worker';

/** Whether a file came from the network by itself: before there was a worker, or while it was taking over. */
const cameByItself = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming && !entry.workerStart;

/** Has the worker keep the files of the release that the page loads without it, those before this call included. */
export function keepLoaded(registration: ServiceWorkerRegistration): void {
  const observer = new PerformanceObserver((list) => {
    const files = list
      .getEntries()
      .filter(cameByItself)
      .map(({ name }) => name)
      .filter((name) => /\/m\/(shell|remotes)\//.test(name));
    if (files.length > 0) tell(registration.active, { type: 'KEEP', files });
  });
  observer.observe({ type: 'resource', buffered: true });
}
