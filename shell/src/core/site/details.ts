import type { Endpoint } from '@tessera/contract';
import {
  announcementCategories,
  type CountryAnswer,
  consent,
  country,
  gameMatches,
  merchantPromotions,
  promoCodeEnable,
  telegramLoginSetting,
} from '@tessera/contract';
import { gateway, isAbsent, isUnreached, whenReachedAgain } from '../request';
import type { MoneySign } from './currency';
import { acceptDetails, type ConsentInfo, currentSite, hasFlag, type SiteState } from './store';

/**
 * Loads a part of the site that has its own call.
 * @throws RequestError
 */
async function loadDetail<Answer>(
  endpoint: Endpoint<object, Answer>,
  part: (answer: Answer) => Partial<SiteState>,
): Promise<void> {
  acceptDetails(part(await gateway.call(endpoint, {}, { alert: false })));
}

/**
 * Like `loadDetail`, once a page. Never rejects: after a failure the part keeps its value, and is loaded again by the next
 * call, and when the gateway is reached again if it was not reached. The client has logged the failure.
 * @param without the part of a site whose gateway does not have the call
 */
function oncePerPage<Answer>(
  endpoint: Endpoint<object, Answer>,
  part: (answer: Answer) => Partial<SiteState>,
  without: Partial<SiteState> = {},
): () => Promise<void> {
  let loaded: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    loaded ??= loadDetail(endpoint, part).catch((error: unknown) => {
      if (isAbsent(error)) return acceptDetails(without);
      loaded = undefined;
      if (isUnreached(error)) whenReachedAgain(ready);
    });
    return loaded;
  };
  return ready;
}

/** Loads the merchant's promotions once: when first needed, or when the page is idle (R7.29). */
export const promotionsReady = oncePerPage(merchantPromotions, (availablePromotions) => ({
  availablePromotions,
}));
const categoriesReady = oncePerPage(announcementCategories, ({ categories }) => ({
  promotionCategoryData: categories,
}));
const telegramReady = oncePerPage(telegramLoginSetting, (telegramSetting) => ({ telegramSetting }));
/** A gateway without this call asks for no consent. */
const consentReady = oncePerPage(consent, ({ info }) => ({ consent: info ?? {} }), { consent: {} });

/** Loads whether members can enter promotion codes, once a page (R3.27). */
export const loadPromoCodeEnable = oncePerPage(promoCodeEnable, (enabled) => ({ promoCodeEnable: enabled }));

/** @returns the merchant's sign of its currency; undefined if the country's answer has none */
function signOf({ currency, currencySymbol, currencyPosition }: CountryAnswer): MoneySign | undefined {
  if (!currencySymbol) return undefined;
  const isAfter = /^(right|after|suffix|end)$/i.test(currencyPosition ?? '');
  return { currency: currency ?? currentSite().currency, symbol: currencySymbol, isAfter };
}

/** Loads how the merchant writes its currency, once a page (R3.19). */
export const loadMoneySign = oncePerPage(country, (answer) => ({ moneySign: signOf(answer) }));

/** Loads the parts of the site that the first paint does not need (R3.25, R3.27). Never throws. */
export async function loadDetails(): Promise<void> {
  await Promise.all([
    promotionsReady(),
    consentInfo(),
    categoriesReady(),
    hasFlag('TELEGRAMLOGIN3') && telegramReady(),
  ]);
}

/** Loads the merchant's question for consent, until the gateway has answered once (R7.22). Never rejects. */
export async function consentInfo(): Promise<ConsentInfo | undefined> {
  await consentReady();
  return currentSite().consent;
}

/**
 * Loads the current matches with their scores and odds (R3.27).
 * @throws RequestError
 */
export const loadGameMatches = (): Promise<void> =>
  loadDetail(gameMatches, ({ matches }) => ({ gameMatches: matches }));
