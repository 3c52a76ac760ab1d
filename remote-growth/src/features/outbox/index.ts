import type { TrackingRecord } from '@tessera/contract';
import { pause } from '../../common/pause';
import { sendBeaconOf, upload } from './channels';
import { removeEvent, removeEvents, savedEvents, saveEvent } from './saved-events';

/** Events of this page that wait. Each page sends its own events by a beacon when it closes. */
const waiting = new Map<string, TrackingRecord>();

function remove(event: TrackingRecord): void {
  removeEvent(event);
  waiting.delete(event.eventId);
}

let isAbsenceTold = false;

/** Sends all saved events, one after the other, until none is left or the gateway cannot be reached. */
async function sendAll(): Promise<void> {
  for (;;) {
    const [next] = navigator.onLine ? savedEvents() : [];
    if (!next) return;
    // A request in progress outlives the page without a beacon.
    waiting.delete(next.eventId);
    const outcome = await upload(next);
    if (outcome === 'failed') {
      console.info(`[tessera] tracking of ${next.eventName} is delayed: the gateway does not answer`);
      return;
    }
    if (outcome === 'absent' && !isAbsenceTold) {
      isAbsenceTold = true;
      console.info('[tessera] the gateway has no call for tracking: events go to the networks only');
    }
    if (outcome === 'refused') console.warn(`[tessera] the gateway refused to track ${next.eventName}`);
    remove(next);
  }
}

const LOCK = 'tessera:outbox';

/** In ms: a tab may see changes of the storage by another tab only so much later than the release of its lock. */
const STORAGE_DELAY = 100;

/** Runs `work` in one tab at a time, so that no event is sent twice. Web Locks need a secure context. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const { locks } = navigator;
  const isDone = await locks.request(LOCK, { ifAvailable: true }, (lock) => lock && work().then(() => true));
  if (isDone) return;
  await locks.request(LOCK, async () => {
    await pause(STORAGE_DELAY);
    await work();
  });
}

let sending: Promise<void> | undefined;

/** Sends all saved events, of this page and of closed ones (R7.54). Never rejects. */
export function sendSaved(): Promise<void> {
  sending ??= withLock(sendAll).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Saves an event and sends it as soon as possible. */
export function send(event: TrackingRecord): void {
  saveEvent(event);
  waiting.set(event.eventId, event);
  const before = sending;
  // A run that is about to end may have read the storage before this event was saved.
  void (before ? before.then(sendSaved) : sendSaved());
}

/** Sends the events of closed pages, and again whenever the connection or the page comes back. */
export function openOutbox(): void {
  addEventListener('online', () => void sendSaved());
  addEventListener('pageshow', ({ persisted }) => persisted && void sendSaved());
  addEventListener('pagehide', () => waiting.size > 0 && sendBeaconOf([...waiting.values()]));
  void sendSaved();
}

/** Deletes all saved events: a withdrawn consent covers them too. */
export function emptyOutbox(): void {
  waiting.clear();
  removeEvents();
}
