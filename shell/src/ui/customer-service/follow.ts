import { followServiceList } from './follow-list';
import { followUnread } from './unread';

/** Keeps the list of contacts and the unread count in step with the page. */
export function followSupport(): void {
  followServiceList();
  followUnread();
}
