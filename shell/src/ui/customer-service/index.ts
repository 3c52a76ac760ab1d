import { interrupt } from '../../core/interruptions';
import { failureText, toast } from '../../core/notices';
import { supportStore } from './store';
import { watchUnread } from './unread';

export { openChat } from './chat';
export { openChatWidget } from './chat-widget/open';

const loadList = () => import(/* webpackChunkName: "customer-service" */ './customer-service-sheet');

/** Prefetches the code of the list. Never throws. */
export const prefetchServiceList = (): Promise<unknown> => loadList().catch(() => undefined);

async function showList(): Promise<void> {
  try {
    const { CustomerServiceSheet } = await loadList();
    interrupt('service', CustomerServiceSheet);
  } catch (error) {
    supportStore.setState({ isListOpen: false });
    toast(failureText(error), { tone: 'danger' });
  }
}

/** Loads and shows the list of contacts when it is opened. */
function watchList(): void {
  supportStore.subscribe(({ isListOpen }) => isListOpen && void showList());
}

/** Opens the list of contacts (R2.31, R2.60). */
export const openCustomerService = (): void => supportStore.setState({ isListOpen: true });

/** Shows the list of contacts when it is opened, and keeps the unread count up to date. */
export function watchSupport(): void {
  watchList();
  watchUnread();
}
