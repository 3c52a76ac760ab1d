import type { ConsentInfo } from './store';

/** The first paint needs none of these. Their code is loaded on first use. */
const details = () => import(/* webpackChunkName: "site-details" */ './details');
const nothing = () => undefined;

/** Resolves when the merchant's promotions are loaded, or have failed. Never rejects (R7.29). */
export const promotionsReady = (): Promise<void> =>
  details()
    .then((code) => code.promotionsReady())
    .catch(nothing);

/** The merchant's question for consent; undefined if the gateway has not answered, so that the next call asks again. Never rejects (R7.22). */
export const consentReady = (): Promise<ConsentInfo | undefined> =>
  details()
    .then((code) => code.consentInfo())
    .catch(nothing);

/** Resolves when the site's `promoCodeEnable` is loaded, or has failed. Never rejects (R3.27). */
export const promoCodeReady = (): Promise<void> =>
  details()
    .then((code) => code.loadPromoCodeEnable())
    .catch(nothing);

/** Loads the site's `gameMatches` again (R3.27). Rejects with a `RequestError`, or if the code cannot be loaded. */
export const refreshGameMatches = (): Promise<void> => details().then((code) => code.loadGameMatches());

/** Resolves when the site's `moneySign` is loaded, or has failed. Never rejects (R3.19). */
export const moneySignReady = (): Promise<void> =>
  details()
    .then((code) => code.loadMoneySign())
    .catch(nothing);
