import type { TrackingRecord } from '@tessera/contract';
import { pause } from '../../common/pause';
import { endPause, pauseLeft, startPause } from './breaker';
import { sendAtEnd, upload } from './channels';
import type { Posted } from './post';
import { removeEvent, removeEvents, savedEvents, saveEvent } from './saved-events';

/** Events of this page that wait. Each page sends its own events when it closes. */
const waiting = new Map<string, TrackingRecord>();

function remove(event: TrackingRecord): void {
  removeEvent(event);
  waiting.delete(event.eventId);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends again when the pause is over, if the page still lives. */
function sendAfterPause(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendSaved(), pauseLeft());
}

let isAbsenceTold = false;

/** Names in the console what was not sent. That the gateway has no call for events is said once a page. */
function tell(outcome: Posted['outcome'], { eventName }: TrackingRecord): void {
  if (outcome === 'refused') console.warn(`[tessera] the gateway refused to track ${eventName}`);
  if (outcome === 'later' || outcome === 'failed')
    console.info(`[tessera] tracking of ${eventName} is delayed: the gateway takes no events now`);
  if (outcome === 'absent' && !isAbsenceTold) {
    isAbsenceTold = true;
    console.info('[tessera] the gateway has no call for tracking: events go to the networks only');
  }
}

/**
 * Sends all saved events, one after the other, until none is left or the gateway does not take one. Then a pause begins:
 * a gateway that is down or overloaded must not get eight requests for each of 200 events. For a gateway that has no call
 * for events there is no pause: its events are dropped.
 */
async function sendAll(): Promise<void> {
  for (;;) {
    const [next] = navigator.onLine ? savedEvents() : [];
    if (!next) return;
    if (pauseLeft() > 0) return sendAfterPause();
    // A request in progress outlives the page.
    waiting.delete(next.eventId);
    const { outcome, wait } = await upload(next);
    if (outcome === 'sent' || outcome === 'absent') endPause();
    else startPause(wait);
    if (outcome !== 'later' && outcome !== 'failed') remove(next);
    tell(outcome, next);
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
  addEventListener('pagehide', () => waiting.size > 0 && sendAtEnd([...waiting.values()]));
  void sendSaved();
}

/** Deletes all saved events: a withdrawn consent covers them too. */
export function emptyOutbox(): void {
  waiting.clear();
  removeEvents();
}
