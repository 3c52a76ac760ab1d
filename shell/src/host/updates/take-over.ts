import { currentRelease } from '../../platform/release';
import type { PageMessage } from '../../worker';

/** Scope of the shell's worker. */
export const SCOPE = '/m/';

export const send = (worker: ServiceWorker | null | undefined, message: PageMessage): void =>
  worker?.postMessage(message);

/** Resolves when no worker is being installed any more, whether the last one succeeded or not. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (!installing) return;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (installing.state !== 'installing') resolve();
    };
    installing.addEventListener('statechange', check);
    check();
  });
}

/** In ms without a loaded file, after which the page is quiet. */
const QUIET = 2_000;

/** Resolves when the page loads nothing any more. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, QUIET);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    });
    observer.observe({ type: 'resource' });
  });
}

/** Fetches the worker of the newest release. Resolves when it is installed, and then waits. Never rejects. */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE).catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration) await installed(registration);
}

/**
 * Asks the worker of the page's own release to take over, now and after each installation. The page loads first and its
 * worker follows while the page is quiet: a navigation during a take-over can stay without an answer, and Chromium can
 * leave the worker waiting until the next page if a request reaches the previous one in that moment.
 */
export function activateOwnWorker(registration: ServiceWorkerRegistration): void {
  const ask = async () => {
    await installed(registration);
    if (!registration.waiting) return;
    await quiet();
    send(registration.waiting, { type: 'TAKE_OVER', release: currentRelease().number });
  };
  registration.addEventListener('updatefound', ask);
  void ask();
}
