import { currentRelease } from '../../platform/release';
import { SCOPE, tell } from './own-worker';

/** Resolves when no worker is being installed any more, whether the last one succeeded or not. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (!installing) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (installing.state !== 'installing') resolve();
    };
    installing.addEventListener('statechange', look);
    look();
  });
}

/** Fetches the worker of the newest release, which then waits. Resolves when it has installed. Never rejects. */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE).catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration) await installed(registration);
}

/**
 * Lets the worker of the page's own release take over as soon as there is one. A page is loaded first and its worker
 * follows, while the page is at rest: a navigation that meets a take-over may stay without an answer.
 */
export function takeOwnWorker(registration: ServiceWorkerRegistration): void {
  const ask = async () => {
    await installed(registration);
    tell(registration.waiting, { type: 'TAKE_OVER', release: currentRelease().number });
  };
  registration.addEventListener('updatefound', ask);
  void ask();
}
