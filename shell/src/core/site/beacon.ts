import { collect, type RequestOf } from '@tessera/contract';
import { environment } from '../../platform/environment';
import { merchant } from '../../platform/merchant';

/** Beacons of older iOS versions hang (R7.21a). */
const OLDEST_IOS = 16;

const isTooOld = (): boolean => {
  const { os, osVersion } = environment();
  return os === 'ios' && Number.parseInt(osVersion, 10) < OLDEST_IOS;
};

/** Sends a timing or a failure, such as `api:status,elapsed:120`, without waiting. The request outlives the page (R7.21a). */
export function sendBeacon(value: string): void {
  if (isTooOld()) return;
  const payload: RequestOf<typeof collect> = { merchant: merchant().code, value };
  const body = new Blob([JSON.stringify(payload)], { type: 'application/json' });
  if (navigator.sendBeacon?.(collect.path, body)) return;
  fetch(collect.path, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
