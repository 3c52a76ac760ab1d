import { watchServiceList } from './contact-list';
import { supportStore } from './store';
import { watchUnread } from './unread';

export { openChat } from './chat';
export { openChatWidget } from './chat-widget/open';
export { prefetchServiceList } from './contact-list';

/** Opens the list of contacts (R2.31, R2.60). */
export const openCustomerService = (): void => supportStore.setState({ isListOpen: true });

/** Shows the list of contacts when it is opened, and keeps the unread count up to date. */
export function watchSupport(): void {
  watchServiceList();
  watchUnread();
}
