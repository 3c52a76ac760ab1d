import { collect, type RequestOf, status } from '@tessera/contract';
import { environment } from '../../platform/environment';
import { merchant } from '../../platform/merchant';

/** Beacons of older iOS versions hang (R7.21a). */
const OLDEST_IOS = 16;

const isTooOld = (): boolean => {
  const { os, osVersion } = environment();
  return os === 'ios' && Number.parseInt(osVersion, 10) < OLDEST_IOS;
};

const outlivesPage = (): boolean => 'keepalive' in Request.prototype;

/**
 * Sends a timing or a failure, such as `api:status,elapsed:120`, without waiting. The request outlives the page (R7.21a).
 * The browser's own `sendBeacon` would send the cookies, the id of the device among them, and a beacon identifies no
 * visitor. Only browsers that cannot send another request after the page use it.
 */
export function sendBeacon(value: string): void {
  if (isTooOld()) return;
  const payload: RequestOf<typeof collect> = { merchant: merchant().code, value };
  const body = new Blob([JSON.stringify(payload)], { type: 'application/json' });
  if (outlivesPage() || !navigator.sendBeacon?.(collect.path, body)) {
    const options = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
    fetch(collect.path, options).catch(() => undefined);
  }
}

/** In ms after the answer of the status call (R7.21b). */
const TIMING_DELAY = 5_000;

/** From the browser's own entry: the early script or the application may have made the call. */
function statusDuration(): number | undefined {
  const calls = performance.getEntriesByType('resource');
  const call = calls.find(({ name }) => new URL(name, location.origin).pathname === status.path);
  return call && Math.round(call.duration);
}

/** Reports the duration of the first status call, 5 s after it ended (R7.21b). */
export function reportStatusTiming(): void {
  setTimeout(() => {
    const time = statusDuration();
    if (time !== undefined) sendBeacon(`api:status,elapsed:${time}`);
  }, TIMING_DELAY);
}
