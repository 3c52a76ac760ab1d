import { trustedPolicy } from '@tessera/contract';
import { currentRelease } from '../../platform/release';
import { activateOwnWorker, SCOPE, send } from './take-over';

/** webpack replaces `process.env.NODE_ENV` by a constant; the browser has no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The only address that a worker of the page can have. */
const worker = trustedPolicy('tessera-worker', {
  createScriptURL: (merchant) => `/m/sw.js?env=production&merchant=${encodeURIComponent(merchant)}`,
});

/**
 * Removes the worker and its caches. The script that the server sends in its place does the same, for pages that are too
 * old or too broken, but a browser can wait for minutes before it runs that.
 */
async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  await (await container.getRegistration(SCOPE))?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Whether a file was loaded without the worker: before there was one, or while it was taking over. */
const bypassedWorker = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming && !entry.workerStart;

/** Sends the worker the files of the release that the page loads without it, earlier ones included, to cache them. */
function cacheLoadedFiles(registration: ServiceWorkerRegistration): void {
  const observer = new PerformanceObserver((list) => {
    const files = list
      .getEntries()
      .filter(bypassedWorker)
      .map(({ name }) => name)
      .filter((name) => /\/m\/(shell|remotes)\//.test(name));
    if (files.length > 0) send(registration.active, { type: 'KEEP', files });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Registers the service worker, or removes it if the release says so (R7.23). Best effort: without support for workers,
 * and after a failure, the page works without one (R8.32).
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker, merchant } = currentRelease();
  const container = navigator.serviceWorker;
  if (process.env.NODE_ENV === 'development' || !container) return;
  try {
    if (serviceWorker === 'off') {
      await removeWorker(container);
      return;
    }
    await container.register(worker.createScriptURL(merchant.code), { scope: SCOPE, updateViaCache: 'none' });
    const registration = await container.ready;
    cacheLoadedFiles(registration);
    activateOwnWorker(registration);
  } catch {
    // The page works without a worker.
  }
}
