import { keys as storedKeys, type TrackingRecord, trackingRecord } from '@tessera/contract';
import { webStorage } from '@tessera/shell/environment';
import * as v from 'valibot';

/** Each event has a key of its own: tabs add and remove theirs side by side, and none can undo what another did. */
const PREFIX = storedKeys.outbox.name;
/** Nobody asks for what is older, in ms. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;
/** More than any visitor makes; a gateway that is away for days must not fill the storage. */
const MOST = 200;

/** What a browser that blocks its storage keeps, for this page only. */
const memory = new Map<string, string>();

function attempt<T>(use: (storage: Storage) => T, otherwise: () => T): T {
  try {
    return use(webStorage('local'));
  } catch {
    return otherwise();
  }
}

const keys = (): readonly string[] => [
  ...memory.keys(),
  ...attempt(
    (storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX)),
    () => [],
  ),
];

const read = (key: string): string | null =>
  memory.get(key) ??
  attempt(
    (storage) => storage.getItem(key),
    () => null,
  );

function drop(key: string): void {
  memory.delete(key);
  attempt(
    (storage) => storage.removeItem(key),
    () => undefined,
  );
}

const kept = v.pipe(v.string(), v.parseJson(), trackingRecord);

/** Keeps an event until it is known to have arrived; at once, so that no page can close before. */
export function keepEvent(event: TrackingRecord): void {
  if (keys().length >= MOST) return;
  const key = PREFIX + event.eventId;
  const text = JSON.stringify(event);
  attempt(
    (storage) => storage.setItem(key, text),
    () => void memory.set(key, text),
  );
}

/** Every event that has not arrived, of this page and of others, the oldest first. What is corrupt or too old is dropped. */
export function keptEvents(now = Date.now()): readonly TrackingRecord[] {
  const events = keys().flatMap((key) => {
    const event = v.safeParse(kept, read(key));
    if (event.success && now - event.output.eventTime < LONGEST) return [event.output];
    drop(key);
    return [];
  });
  return events.sort((one, other) => one.eventTime - other.eventTime);
}

export const dropEvent = ({ eventId }: TrackingRecord): void => drop(PREFIX + eventId);

export const dropEvents = (): void => keys().forEach(drop);
