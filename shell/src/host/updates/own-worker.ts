import type { PageMessage } from '../../worker';

/** Of the shell's worker: its pages. */
export const SCOPE = '/m/';

export const tell = (worker: ServiceWorker | null | undefined, message: PageMessage): void =>
  worker?.postMessage(message);
