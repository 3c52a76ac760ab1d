import { loadDetails } from '../../core/site';
import { offerBrowsers } from '../../ui/browser-notice';
import { prefetchServiceList } from '../../ui/customer-service';

/** Work that waits until the status is loaded and the page is idle. Never throws. */
export const afterStatus = (): Promise<unknown> =>
  Promise.all([loadDetails(), offerBrowsers(), prefetchServiceList()]);
