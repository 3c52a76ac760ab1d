export {
  type ConsentInfo,
  consentReady,
  currencyCode,
  currentSite,
  formatMoney,
  hasFlag,
  type MoneyPart,
  moneyParts,
  pageVersion,
  promoCodeReady,
  promotionsReady,
  refreshGameMatches,
  refreshSite,
  resourceUrl,
  type SiteState,
  sendBeacon,
  siteReady,
  useFlag,
  useMoney,
  useSite,
} from '../core/site';
export { merchant } from '../platform/merchant';
export { trustedOrigins } from '../platform/trusted-origins';
export { siteManifest } from '../ui/site-manifest';
export { loadTrustFooter } from '../ui/trust-footer';
