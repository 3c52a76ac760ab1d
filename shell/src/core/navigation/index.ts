export { forceRefresh } from './forced-refresh';
export { useBack, useGo } from './go';
export { hideFromSearch } from './indexing';
export { Link, type LinkProps } from './link';
export { useLocation, useParams, useQuery } from './location';
export {
  closeLogin,
  type LoginReason,
  loginDialog,
  loginReason,
  loginTarget,
  openLogin,
  useLoginDialog,
} from './login-dialog';
export { PageFrame, ScrollToTop } from './page-frame';
export { nameSite } from './page-title';
export { markPending, pendingNavigations, Waiting } from './pending';
export { prefetchPath, setPrefetch } from './prefetch';
export { Redirect, SessionGuard } from './session-guard';
export { leaveWithNextNavigation } from './stale-page';
