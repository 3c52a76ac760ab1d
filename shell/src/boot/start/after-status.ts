import { loadDetails } from '../../core/site';
import { offerBrowsers } from '../../ui/browser-notice';
import { prefetchServiceList } from '../../ui/customer-service';

/** What can wait until the status has come and the page is idle. Never throws. */
export const afterStatus = (): Promise<unknown> =>
  Promise.all([loadDetails(), offerBrowsers(), prefetchServiceList()]);
