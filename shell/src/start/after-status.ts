import { offerBrowsers } from '../browser-notice/offer-browsers';
import { loadDetails } from '../site/details';
import { prefetchServiceList } from '../support/follow-list';

/** What can wait until the status has come and the page is idle. Never throws. */
export const afterStatus = (): Promise<unknown> =>
  Promise.all([loadDetails(), offerBrowsers(), prefetchServiceList()]);
