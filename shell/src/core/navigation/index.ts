
export { forceRefresh } from './forced-refresh';
export { useBack, useGo } from './go';
export { Link, type LinkProps } from './link';
export { useLocation, useParams, useQuery } from './location';
export { closeLogin, loginDialog, loginTarget, openLogin, useLoginDialog } from './login-dialog';
export { PageFrame, ScrollToTop } from './page-frame';
export { nameSite } from './page-title';
export { pendingNavigations } from './pending';
export { prefetchPath, setPrefetch } from './prefetch';
export { Redirect, SessionGuard } from './session-guard';
export { leaveWithNextNavigation } from './stale-page';
