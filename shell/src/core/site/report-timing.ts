import { status } from '@tessera/contract';
import { sendBeacon } from './beacon';

/** In ms after the answer (R7.21b). */
const DELAY = 5_000;

/** From the browser's own entry: the early script or the application may have made the call. */
function elapsed(): number | undefined {
  const calls = performance.getEntriesByType('resource');
  const call = calls.find(({ name }) => new URL(name, location.origin).pathname === status.path);
  return call && Math.round(call.duration);
}

/** Reports the duration of the first status call, 5 s after it ended (R7.21b). */
export function reportStatusTiming(): void {
  setTimeout(() => {
    const time = elapsed();
    if (time !== undefined) sendBeacon(`api:status,elapsed:${time}`);
  }, DELAY);
}
