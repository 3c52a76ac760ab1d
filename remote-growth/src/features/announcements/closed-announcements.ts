import { type Announcement, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { gatewayTime } from '@tessera/shell/request';
import { isCurrent } from '../../common/announcement';
import { localDate } from '../../common/local-date';

/** By id: the date on which the announcement was closed, or `never` if it must not come again. */
const stored = storedValue(keys.announcements);

/** The announcements that may show: not closed today or for good, and between their start and end time. */
export function openAnnouncements<A extends Announcement>(announcements: readonly A[]): readonly A[] {
  const closed = stored.get() ?? {};
  const now = gatewayTime();
  return announcements.filter(
    (one) => isCurrent(one, now) && closed[one.id] !== 'never' && closed[one.id] !== localDate(),
  );
}

/** The entries that still have an effect: what was closed before today may show again. */
const currentEntries = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).filter(([, when]) => when === 'never' || when === localDate());

/** Stores that announcements were closed: until tomorrow, or for good. */
export function closeAnnouncements(
  announcements: readonly Announcement[],
  until: 'tomorrow' | 'never',
): void {
  const when = until === 'never' ? 'never' : localDate();
  const closed = announcements.map(({ id }) => [id, when] as const);
  stored.set(Object.fromEntries([...currentEntries(stored.get() ?? {}), ...closed]));
}
