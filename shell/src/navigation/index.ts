export { safeTarget } from '@tessera/contract';
export { type Entries, useEntries } from '../bottom-nav/use-entries';
export { forceRefresh } from './forced-refresh';
export { useBack, useGo } from './go';
export { Link, type LinkProps } from './link';
export { useLocation, useParams, useQuery } from './location';
export { closeLogin, loginTarget, openLogin, useLoginDialog } from './login-dialog';
export { prefetchPath } from './prefetch';
export { Redirect } from './redirect';
