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

/** Fetches the worker of the newest release. Resolves when it is installed, and then waits. Never rejects. */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE).catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration) await installed(registration);
}

/**
 * Asks the worker of the page's own release to take over, now and after each installation. The page loads first and its
 * worker follows while the page is idle, because a navigation during a take-over can stay without an answer.
 */
export function activateOwnWorker(registration: ServiceWorkerRegistration): void {
  const ask = async () => {
    await installed(registration);
    send(registration.waiting, { type: 'TAKE_OVER', release: currentRelease().number });
  };
  registration.addEventListener('updatefound', ask);
  void ask();
}
