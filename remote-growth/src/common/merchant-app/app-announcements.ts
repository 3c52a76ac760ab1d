import { type Announcement, listAnnouncements } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';

const query = { types: 'POPUP', platform: 'M', category: 'app_download' } as const;

/** The merchant's announcements about the app; undefined until the answer has come (R7.30). */
export const useAppAnnouncements = (enabled = true): readonly Announcement[] | undefined =>
  useCall(listAnnouncements, query, { enabled }).value?.announcements;
