import { withTimeout } from '@tessera/remote';
import { PushError } from './push-error';

/** In ms: the worker is registered when the page is idle, and has a page to fetch before it is active. */
const LONGEST_WAIT = 20_000;

/**
 * The shell's service worker, which shows the messages; the push service must not bring one of its own.
 * @throws PushError `failed-service-worker-registration` if there is none after 20 s
 */
export const ownWorker = (): Promise<ServiceWorkerRegistration> =>
  withTimeout(
    navigator.serviceWorker.ready,
    LONGEST_WAIT,
    () => new PushError('failed-service-worker-registration', 'the page has no service worker'),
  );
