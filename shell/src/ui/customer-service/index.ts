import { watchServiceList } from './follow-list';
import { supportStore } from './store';
import { watchUnread } from './unread';

export { openChat } from './chat';
export { openChatWidget } from './chat-widget/open';
export { prefetchServiceList } from './follow-list';

/** Opens the list of ways to reach the merchant (R2.31, R2.60). */
export const openCustomerService = (): void => supportStore.setState({ isListOpen: true });

/** Keeps the list of contacts and the unread count in step with the page. */
export function watchSupport(): void {
  watchServiceList();
  watchUnread();
}
