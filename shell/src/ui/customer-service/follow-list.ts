import { interrupt } from '../../core/interruptions';
import { toast } from '../../core/notices';
import { text } from '../../platform/i18n';
import { supportStore } from './store';

const load = () => import(/* webpackChunkName: "customer-service" */ './customer-service-sheet');

/** Fetches the list's code ahead. Never throws. */
export const prefetchServiceList = (): Promise<unknown> => load().catch(() => undefined);

async function show(): Promise<void> {
  try {
    const { CustomerServiceSheet } = await load();
    interrupt('service', CustomerServiceSheet);
  } catch {
    supportStore.setState({ isListOpen: false });
    toast(text('shell', 'unknown_error'), { tone: 'danger' });
  }
}

/** Brings the list of contacts to the page when it is first opened. */
export function watchServiceList(): void {
  supportStore.subscribe(({ isListOpen }) => isListOpen && void show());
}
