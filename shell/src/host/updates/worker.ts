import { currentRelease } from '../../platform/release';
import type { PageMessage } from '../../worker';

const SCOPE = '/m/';
/** In ms: a new worker that does not come must not keep the member from the new version. */
const LONGEST_WAIT = 4_000;

const scriptAddress = (merchant: string) =>
  `/m/sw.js?env=production&merchant=${encodeURIComponent(merchant)}`;
const tell = (worker: ServiceWorker | null, message: PageMessage) => worker?.postMessage(message);

/** What this page has loaded of its release so far. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/m\/(shell|remotes)\//.test(name));

/**
 * Takes the worker away with all that it kept. What is served in its place does so too, for pages that are too old or
 * too broken to, but a browser may let that wait for minutes before it takes over.
 */
async function takeAway(container: ServiceWorkerContainer): Promise<void> {
  await (await container.getRegistration(SCOPE))?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Gives the page its service worker, and the worker what the page loaded before it (R7.23). A browser without workers,
 * and one that refuses, does without (R8.32).
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker: wish, merchant } = currentRelease();
  const container = navigator.serviceWorker;
  if (process.env.NODE_ENV === 'development' || !container) return;
  try {
    if (wish === 'off') {
      await takeAway(container);
      return;
    }
    await container.register(scriptAddress(merchant.code), { scope: SCOPE, updateViaCache: 'none' });
    tell((await container.ready).active, { type: 'KEEP', files: loadedFiles() });
  } catch {
    // The page works without.
  }
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Fetches the worker of the newest release; it waits until somebody calls `activateWorker`. Never rejects. */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE).catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration?.installing) await installed(registration.installing);
}

async function handOver(): Promise<void> {
  const container = navigator.serviceWorker;
  const registration = await container?.getRegistration(SCOPE).catch(() => undefined);
  if (!registration?.waiting) return;
  const { waiting } = registration;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    tell(waiting, { type: 'SKIP_WAITING' });
  });
}

/**
 * Lets the newest worker take over.
 * @param fetched what `updateWorker` gave
 * @returns resolves once it has, or after 4 s, be it that the worker was not fetched by then. Never rejects.
 */
export const activateWorker = (fetched: Promise<void>): Promise<void> =>
  Promise.race([fetched.then(handOver), new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
