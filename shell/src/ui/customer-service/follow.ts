import { watchServiceList } from './follow-list';
import { watchUnread } from './unread';

/** Keeps the list of contacts and the unread count in step with the page. */
export function watchSupport(): void {
  watchServiceList();
  watchUnread();
}
