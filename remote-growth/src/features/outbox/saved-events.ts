import { ageOf, keys as storedKeys, type TrackingRecord, trackingRecord } from '@tessera/contract';
import { webStorage } from '@tessera/shell/environment';
import * as v from 'valibot';

/** Each event has its own key, so that two tabs do not overwrite each other's events. */
const PREFIX = storedKeys.outbox.name;
/** Older events are deleted. In ms. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
/** Limit of events: a gateway that fails for days must not fill the storage. */
const MAX_EVENTS = 200;

/** Replaces a blocked storage, for this page only. */
const memory = new Map<string, string>();

function withStorage<T>(use: (storage: Storage) => T, otherwise: () => T): T {
  try {
    return use(webStorage('local'));
  } catch {
    return otherwise();
  }
}

const keys = (): readonly string[] => [
  ...memory.keys(),
  ...withStorage(
    (storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX)),
    () => [],
  ),
];

const read = (key: string): string | null =>
  memory.get(key) ??
  withStorage(
    (storage) => storage.getItem(key),
    () => null,
  );

function remove(key: string): void {
  memory.delete(key);
  withStorage(
    (storage) => storage.removeItem(key),
    () => undefined,
  );
}

const savedEvent = v.pipe(v.string(), v.parseJson(), trackingRecord);

/** Saves an event until the gateway has got it. Synchronous, so that the page cannot close before. */
export function saveEvent(event: TrackingRecord): void {
  if (keys().length >= MAX_EVENTS) return;
  const key = PREFIX + event.eventId;
  const text = JSON.stringify(event);
  withStorage(
    (storage) => storage.setItem(key, text),
    () => void memory.set(key, text),
  );
}

/** All saved events, of this page and of others, the oldest first. Deletes malformed and old ones. */
export function savedEvents(now = Date.now()): readonly TrackingRecord[] {
  const events = keys().flatMap((key) => {
    const event = v.safeParse(savedEvent, read(key));
    if (event.success && ageOf(event.output.eventTime, now) < MAX_AGE) return [event.output];
    remove(key);
    return [];
  });
  return events.sort((one, other) => one.eventTime - other.eventTime);
}

export const removeEvent = ({ eventId }: TrackingRecord): void => remove(PREFIX + eventId);

export const removeEvents = (): void => keys().forEach(remove);
