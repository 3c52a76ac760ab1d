import { interrupt } from '../../core/interruptions';
import { toast } from '../../core/notices';
import { text } from '../../platform/i18n';
import { supportStore } from './store';

const load = () => import(/* webpackChunkName: "customer-service" */ './customer-service-sheet');

/** Prefetches the code of the list. Never throws. */
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

/** Loads and shows the list of contacts when it is opened. */
export function watchServiceList(): void {
  supportStore.subscribe(({ isListOpen }) => isListOpen && void show());
}
