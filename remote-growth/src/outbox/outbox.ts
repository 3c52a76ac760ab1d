import type { TrackingRecord } from '@tessera/contract';
import { pause } from '../pause';
import { handOver, upload } from './channels';
import { dropEvent, dropEvents, keepEvent, keptEvents } from './kept-events';

/** Events of this page that wait; another page's are its own to hand over. */
const mine = new Map<string, TrackingRecord>();

function forget(event: TrackingRecord): void {
  dropEvent(event);
  mine.delete(event.eventId);
}

/** Sends what waits, one event after the other; ends when there is nothing left, or the gateway cannot be reached. */
async function sendAll(): Promise<void> {
  for (;;) {
    const [next] = navigator.onLine ? keptEvents() : [];
    if (!next) return;
    // What is under way outlives the page by itself.
    mine.delete(next.eventId);
    const outcome = await upload(next);
    if (outcome === 'failed') {
      console.info(`[tessera] tracking of ${next.eventName} has to wait: the gateway does not answer`);
      return;
    }
    if (outcome === 'refused') console.warn(`[tessera] the gateway refused to track ${next.eventName}`);
    forget(next);
  }
}

const LOCK = 'tessera:outbox';

/** In ms: a tab may see what another took out of the storage only that much after the other has let go of the lock. */
const CATCH_UP = 100;

/** One tab sends at a time, so that no event goes twice; a browser without locks has secure pages to thank for none. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const { locks } = navigator;
  const isDone = await locks.request(LOCK, { ifAvailable: true }, (lock) => lock && work().then(() => true));
  if (isDone) return;
  await locks.request(LOCK, async () => {
    await pause(CATCH_UP);
    await work();
  });
}

let sending: Promise<void> | undefined;

/** Sends what waits, of this page and of those that closed before (R7.54). Never rejects. */
export function sendKept(): Promise<void> {
  sending ??= alone(sendAll).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Keeps an event, and sends it as soon as can be. */
export function send(event: TrackingRecord): void {
  keepEvent(event);
  mine.set(event.eventId, event);
  const before = sending;
  // A round that is about to end may have looked before this event was there.
  void (before ? before.then(sendKept) : sendKept());
}

/** Sends what is left over from before, and again whenever the connection or the page comes back. */
export function openOutbox(): void {
  addEventListener('online', () => void sendKept());
  addEventListener('pageshow', ({ persisted }) => persisted && void sendKept());
  addEventListener('pagehide', () => mine.size > 0 && handOver([...mine.values()]));
  void sendKept();
}

/** Forgets what has not arrived: whoever takes back their consent takes back that, too. */
export function emptyOutbox(): void {
  mine.clear();
  dropEvents();
}
