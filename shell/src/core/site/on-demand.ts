import type { ConsentInfo } from './store';

/** No first paint needs them: their code comes with the first one that is asked for. */
const details = () => import(/* webpackChunkName: "site-details" */ './details');
const nothing = () => undefined;

/** Settles when the merchant's promotions have come, or could not be had. Never rejects (R7.29). */
export const promotionsReady = (): Promise<void> =>
  details()
    .then((code) => code.promotionsReady())
    .catch(nothing);

/** What visitors are asked to agree to; undefined when nobody could say, which is no agreement. Never rejects (R7.22). */
export const consentReady = (): Promise<ConsentInfo | undefined> =>
  details()
    .then((code) => code.consentInfo())
    .catch(nothing);

/** Settles when the site's `promoCodeEnable` has come, or could not be had. Never rejects (R3.27). */
export const promoCodeReady = (): Promise<void> =>
  details()
    .then((code) => code.loadPromoCodeEnable())
    .catch(nothing);

/** Brings the site's `gameMatches` up to date. Rejects with a `RequestError`, or when its code cannot be had (R3.27). */
export const refreshGameMatches = (): Promise<void> => details().then((code) => code.loadGameMatches());
