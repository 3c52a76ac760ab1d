import { type Announcement, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { today } from '../today/today';

/** By id: the day on which it was closed, or that it is never to come again. */
const seen = storedValue(keys.announcements);

/** What may still show today: neither closed today nor for ever, and within its own time. */
export function stillToShow<A extends Announcement>(announcements: readonly A[]): readonly A[] {
  const closed = seen.get() ?? {};
  const now = Date.now();
  return announcements.filter(
    ({ id, startTime = now, endTime = now }) =>
      startTime <= now && endTime >= now && closed[id] !== 'never' && closed[id] !== today(),
  );
}

/** The entries that still mean something: what was closed on a day before today may show again. */
const lasting = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).filter(([, when]) => when === 'never' || when === today());

/** Remembers that these were closed: for today, or for good. */
export function close(announcements: readonly Announcement[], until: 'tomorrow' | 'never'): void {
  const when = until === 'never' ? 'never' : today();
  const closed = announcements.map(({ id }) => [id, when] as const);
  seen.set(Object.fromEntries([...lasting(seen.get() ?? {}), ...closed]));
}
