import {
  closeLogin,
  forceRefresh,
  Link,
  loginReason,
  loginTarget,
  openLogin,
  openSite,
  prefetchPath,
  Redirect,
  safeTarget,
  siteLink,
  useBack,
  useEntries,
  useGo,
  useLocation,
  useLoginDialog,
  useParams,
  useQuery,
} from '@tessera/shell/navigation';

// #region Link
export const ToWallet = () => <Link to="/m/wallet">→</Link>;
// #endregion Link

// #region Redirect
export const OldAddress = () => <Redirect to="/m/activity" />;
// #endregion Redirect

// #region useGo
export function Next() {
  const go = useGo();
  return <button type="button" onClick={() => go('/m/wallet', { replace: true })} />;
}
// #endregion useGo

// #region useBack
export function Back() {
  const back = useBack('/m/home');
  return <button type="button" onClick={back} />;
}
// #endregion useBack

// #region useLocation
export const Path = () => <code>{useLocation().pathname}</code>;
// #endregion useLocation

// #region useQuery
export const Tab = () => <output>{useQuery().get('tab') ?? 'all'}</output>;
// #endregion useQuery

// #region useParams
export const Detail = () => <output>{useParams().id}</output>;
// #endregion useParams

// #region useEntries
/** Those of the entries that the merchant shows, with the rules of a tap. */
export function QuickEntries() {
  const { shown, tap } = useEntries(['deposit', 'service']);
  return shown.map((entry) => <button type="button" key={entry} onClick={() => tap(entry)} />);
}
// #endregion useEntries

// #region prefetchPath
export const onPointerDown = (): void => prefetchPath('/m/wallet');
// #endregion prefetchPath

// #region safeTarget
/** A target from outside is a path of the app, or undefined. */
export const targetOf = (query: URLSearchParams): string =>
  safeTarget(query.get('backUrl') ?? '') ?? '/m/home';
// #endregion safeTarget

// #region openLogin
export const askToSignIn = (): void => openLogin('/m/bonus');

/** The dialog says what the login is for, and offers a way on without it. */
export const askForTable = (title: string, label: string): void =>
  openLogin('/m/table', { title, instead: { label, target: '/m/demo' } });
// #endregion openLogin

// #region closeLogin
export const notNow = (): void => closeLogin();
// #endregion closeLogin

// #region useLoginDialog
export const Dialog = () => <dialog open={useLoginDialog()} />;
// #endregion useLoginDialog

// #region loginTarget
export const afterSignIn = (): string => loginTarget() ?? '/m/home';
// #endregion loginTarget

// #region loginReason
export const titleOfDialog = (): string => loginReason()?.title ?? '…';
// #endregion loginReason

// #region siteLink
/** Opens in a tab of its own, and asks first if the site is not trusted. */
export const Partner = () => <a {...siteLink('https://partner.example')}>↗</a>;
// #endregion siteLink

// #region openSite
export const pay = (address: string): Promise<void> => openSite(address);
// #endregion openSite

// #region forceRefresh
export const startAgain = (): void => forceRefresh();
// #endregion forceRefresh
