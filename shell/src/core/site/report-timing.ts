import { status } from '@tessera/contract';
import { sendBeacon } from './beacon';

/** In ms after the answer (R7.21b). */
const DELAY = 5_000;

/** The browser measured the call, whichever of our scripts made it. */
function elapsed(): number | undefined {
  const calls = performance.getEntriesByType('resource');
  const call = calls.find(({ name }) => new URL(name, location.origin).pathname === status.path);
  return call && Math.round(call.duration);
}

/** Tells how long the first status call took, 5 s after it ended (R7.21b). */
export function reportStatusTiming(): void {
  setTimeout(() => {
    const time = elapsed();
    if (time !== undefined) sendBeacon(`api:status,elapsed:${time}`);
  }, DELAY);
}
