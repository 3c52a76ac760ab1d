import { PushError } from './push-error';

/** In ms: the worker is registered when the page is idle, and has a page to fetch before it is active. */
const LONGEST_WAIT = 20_000;

/**
 * The shell's service worker, which shows the messages; the push service must not bring one of its own.
 * @throws PushError `failed-service-worker-registration` when there is none after 20 s
 */
export async function ownWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new PushError('failed-service-worker-registration', 'the page has no service worker');
    timer = setTimeout(() => reject(error), LONGEST_WAIT);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } finally {
    clearTimeout(timer);
  }
}
