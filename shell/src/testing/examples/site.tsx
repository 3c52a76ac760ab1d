import {
  consentReady,
  currencyCode,
  currentSite,
  formatMoney,
  hasFlag,
  loadTrustFooter,
  merchant,
  moneyParts,
  pageVersion,
  promoCodeReady,
  promotionsReady,
  refreshGameMatches,
  refreshSite,
  resourceUrl,
  sendBeacon,
  siteManifest,
  siteReady,
  trustedOrigins,
  useFlag,
  useMoney,
  useSite,
} from '@tessera/shell/site';
import { lazy } from 'react';

// #region useSite
/** `select` returns the same object for the same state. */
export const LoginMethods = () => <output>{useSite((site) => site.login.methods).length}</output>;
// #endregion useSite

// #region currentSite
export const canRecover = (): boolean => currentSite().login.recovery.length > 0;
// #endregion currentSite

// #region siteReady
export async function whenKnown(show: () => void): Promise<void> {
  await siteReady();
  show();
}
// #endregion siteReady

// #region refreshSite
export const afterMaintenance = (): Promise<void> => refreshSite();
// #endregion refreshSite

// #region promotionsReady
export const withPromotions = async (show: () => void): Promise<void> => promotionsReady().then(show);
// #endregion promotionsReady

// #region refreshGameMatches
export const everyMinute = (): Promise<void> => refreshGameMatches();
// #endregion refreshGameMatches

// #region promoCodeReady
export async function takesPromoCodes(): Promise<boolean> {
  await promoCodeReady();
  return currentSite().promoCodeEnable === true;
}
// #endregion promoCodeReady

// #region consentReady
/** Undefined: the settings could not be loaded, so there is no consent. */
export const mayAsk = async (): Promise<boolean> => (await consentReady()) !== undefined;
// #endregion consentReady

// #region sendBeacon
export const measured = (elapsed: number): void => sendBeacon(`api:status,elapsed:${elapsed}`);
// #endregion sendBeacon

// #region useFlag
export const LineButton = () => useFlag('LINELOGIN3') && <button type="button" />;
// #endregion useFlag

// #region hasFlag
export const offersTelegram = (): boolean => hasFlag('TELEGRAMLOGIN3');
// #endregion hasFlag

// #region pageVersion
export const report = (): string => `shell ${pageVersion()}`;
// #endregion pageVersion

// #region merchant
export const title = (): string => `${merchant().name} · Bonus`;
// #endregion merchant

// #region siteManifest
export const appName = async (): Promise<string | undefined> => (await siteManifest())?.name;
// #endregion siteManifest

// #region loadTrustFooter
/** With a Suspense around it, and a boundary for the code that cannot be loaded. */
export const PageFooter = lazy(loadTrustFooter);
// #endregion loadTrustFooter

// #region resourceUrl
export const AppIcon = () => <img alt="" src={resourceUrl('AppDownloadIcon')} />;
// #endregion resourceUrl

// #region trustedOrigins
/** Undefined: the merchant's description does not say. */
export const isTrusted = (url: string): boolean =>
  trustedOrigins('games')?.includes(new URL(url).origin) ?? false;
// #endregion trustedOrigins

// #region useMoney
export function Prize({ amount }: { readonly amount: string }) {
  const money = useMoney();
  return <strong>{money(amount)}</strong>;
}
// #endregion useMoney

// #region formatMoney
export const price = (): string => formatMoney('12.50', 'THB');
// #endregion formatMoney

// #region moneyParts
/** The sign of the currency, for the side of a field. */
export const currencySign = (): string | undefined =>
  moneyParts(0, 'THB').find(({ type }) => type === 'currency')?.value;
// #endregion moneyParts

// #region currencyCode
/** The gateway has names of its own for some currencies. */
export const code = (raw: string): string => currencyCode(raw);
// #endregion currencyCode
