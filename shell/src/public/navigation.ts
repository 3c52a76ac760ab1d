export { safeTarget } from '@tessera/contract';
export {
  closeLogin,
  forceRefresh,
  Link,
  type LinkProps,
  type LoginReason,
  loginReason,
  loginTarget,
  openLogin,
  prefetchPath,
  Redirect,
  useBack,
  useGo,
  useLocation,
  useLoginDialog,
  useParams,
  useQuery,
} from '../core/navigation';
export { openSite, siteLink } from '../core/other-sites';
export { type Entries, useEntries } from '../ui/bottom-nav';
