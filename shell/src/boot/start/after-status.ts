import { loadDetails } from '../../core/site';
import { offerBrowsers } from '../../ui/browser-notice';
import { prefetchServiceList } from '../../ui/customer-service';
import { watchSiteIcon } from '../../ui/site-icon';

/** Work that waits until the status is loaded and the page is idle. Never throws. */
export function afterStatus(): Promise<unknown> {
  watchSiteIcon();
  return Promise.all([loadDetails(), offerBrowsers(), prefetchServiceList()]);
}
