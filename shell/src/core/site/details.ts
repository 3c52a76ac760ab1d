import type { Endpoint } from '@tessera/contract';
import {
  announcementCategories,
  consent,
  gameMatches,
  merchantPromotions,
  promoCodeEnable,
  telegramLoginSetting,
} from '@tessera/contract';
import { gateway } from '../request';
import { acceptDetails, type ConsentInfo, currentSite, hasFlag, type SiteState } from './store';

/**
 * Takes up a part of the site that has a call of its own.
 * @throws RequestError
 */
export async function askDetail<Answer>(
  endpoint: Endpoint<object, Answer>,
  part: (answer: Answer) => Partial<SiteState>,
): Promise<void> {
  acceptDetails(part(await gateway.call(endpoint, {}, { alert: false })));
}

/** The same; one that cannot be had leaves what was known of it, and the client has logged what needs a log. */
export const takeDetail: typeof askDetail = (endpoint, part) =>
  askDetail(endpoint, part).catch(() => undefined);

let promotions: Promise<void> | undefined;

/** What the merchant promotes; asked for once, when first needed or when the page has nothing better to do (R7.29). */
export function promotionsReady(): Promise<void> {
  promotions ??= takeDetail(merchantPromotions, (availablePromotions) => ({ availablePromotions }));
  return promotions;
}

/** The parts of the site that no first paint needs (R3.25, R3.27). Never throws. */
export async function loadDetails(): Promise<void> {
  await Promise.all([
    promotionsReady(),
    consentInfo(),
    takeDetail(announcementCategories, ({ categories }) => ({ promotionCategoryData: categories })),
    hasFlag('TELEGRAMLOGIN3') && takeDetail(telegramLoginSetting, (telegramSetting) => ({ telegramSetting })),
  ]);
}

let consentAsked: Promise<void> | undefined;

/** What visitors are asked to agree to; asked for once a page (R7.22). */
export async function consentInfo(): Promise<ConsentInfo | undefined> {
  consentAsked ??= takeDetail(consent, ({ info }) => ({ consent: info ?? {} }));
  await consentAsked;
  return currentSite().consent;
}

let promoCodeAsked: Promise<void> | undefined;

/** Whether members can enter promotion codes; asked for once a page (R3.27). */
export function loadPromoCodeEnable(): Promise<void> {
  promoCodeAsked ??= takeDetail(promoCodeEnable, (enabled) => ({ promoCodeEnable: enabled }));
  return promoCodeAsked;
}

/**
 * The matches of now, with their scores and odds (R3.27).
 * @throws RequestError
 */
export const loadGameMatches = (): Promise<void> =>
  askDetail(gameMatches, ({ matches }) => ({ gameMatches: matches }));
