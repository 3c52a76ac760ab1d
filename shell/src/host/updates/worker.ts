import { currentRelease } from '../../platform/release';
import { keepLoaded } from './keep-loaded';
import { SCOPE } from './own-worker';
import { takeOwnWorker } from './take-over';

/** webpack replaces `process.env.NODE_ENV` by a constant; the browser has no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const scriptAddress = (merchant: string) =>
  `/m/sw.js?env=production&merchant=${encodeURIComponent(merchant)}`;

/**
 * Takes the worker away with all that it kept. What is served in its place does so too, for pages that are too old or
 * too broken to, but a browser may let that wait for minutes before it takes over.
 */
async function takeAway(container: ServiceWorkerContainer): Promise<void> {
  await (await container.getRegistration(SCOPE))?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Gives the page its service worker, and the worker what the page loads without it (R7.23). A browser without workers,
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
    const registration = await container.ready;
    keepLoaded(registration);
    takeOwnWorker(registration);
  } catch {
    // The page works without.
  }
}
