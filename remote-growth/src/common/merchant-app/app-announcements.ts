import { type Announcement, listAnnouncements } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';

const query = { types: 'POPUP', platform: 'M', category: 'app_download' } as const;
const none: readonly Announcement[] = [];

/** The merchant's announcements about the app; undefined until the answer has come, none after a failure (R7.30). */
export function useAppAnnouncements(enabled = true): readonly Announcement[] | undefined {
  const { status, value } = useCall(listAnnouncements, query, { enabled });
  return value?.announcements ?? (status === 'failed' ? none : undefined);
}
