import { supportStore } from './store';

export { openChat } from './chat';
export { openChatWidget } from './chat-widget/open';
export { watchSupport } from './follow';
export { prefetchServiceList } from './follow-list';

/** Opens the list of ways to reach the merchant (R2.31, R2.60). */
export const openCustomerService = (): void => supportStore.setState({ isListOpen: true });
