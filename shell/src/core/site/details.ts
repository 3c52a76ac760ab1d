import type { Endpoint } from '@tessera/contract';
import {
  announcementCategories,
  consent,
  gameMatches,
  merchantPromotions,
  promoCodeEnable,
  telegramLoginSetting,
} from '@tessera/contract';
import { gateway, isAbsent } from '../request';
import { acceptDetails, type ConsentInfo, currentSite, hasFlag, type SiteState } from './store';

/**
 * Loads a part of the site that has its own call.
 * @throws RequestError
 */
export async function loadDetail<Answer>(
  endpoint: Endpoint<object, Answer>,
  part: (answer: Answer) => Partial<SiteState>,
): Promise<void> {
  acceptDetails(part(await gateway.call(endpoint, {}, { alert: false })));
}

/** Like `loadDetail`, but never rejects: on a failure the part keeps its value. The client has logged it. */
export const tryDetail: typeof loadDetail = (endpoint, part) =>
  loadDetail(endpoint, part).catch(() => undefined);

let promotions: Promise<void> | undefined;

/** Loads the merchant's promotions once: when first needed, or when the page is idle (R7.29). */
export function promotionsReady(): Promise<void> {
  promotions ??= tryDetail(merchantPromotions, (availablePromotions) => ({ availablePromotions }));
  return promotions;
}

/** Loads the parts of the site that the first paint does not need (R3.25, R3.27). Never throws. */
export async function loadDetails(): Promise<void> {
  await Promise.all([
    promotionsReady(),
    consentInfo(),
    tryDetail(announcementCategories, ({ categories }) => ({ promotionCategoryData: categories })),
    hasFlag('TELEGRAMLOGIN3') && tryDetail(telegramLoginSetting, (telegramSetting) => ({ telegramSetting })),
  ]);
}

let consentAsked: Promise<void> | undefined;

/** A gateway without this call asks for no consent. @throws RequestError if it cannot be reached */
const askForConsent = (): Promise<void> =>
  loadDetail(consent, ({ info }) => ({ consent: info ?? {} })).catch((error: unknown) => {
    if (!isAbsent(error)) throw error;
    acceptDetails({ consent: {} });
  });

/** Loads the merchant's question for consent, until the gateway has answered once (R7.22). Never rejects. */
export async function consentInfo(): Promise<ConsentInfo | undefined> {
  consentAsked ??= askForConsent().catch(() => {
    consentAsked = undefined;
  });
  await consentAsked;
  return currentSite().consent;
}

let promoCodeAsked: Promise<void> | undefined;

/** Loads whether members can enter promotion codes, once a page (R3.27). */
export function loadPromoCodeEnable(): Promise<void> {
  promoCodeAsked ??= tryDetail(promoCodeEnable, (enabled) => ({ promoCodeEnable: enabled }));
  return promoCodeAsked;
}

/**
 * Loads the current matches with their scores and odds (R3.27).
 * @throws RequestError
 */
export const loadGameMatches = (): Promise<void> =>
  loadDetail(gameMatches, ({ matches }) => ({ gameMatches: matches }));
