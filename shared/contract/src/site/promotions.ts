import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing, numeric, text, toggle } from '../wire/scalars';
import { listOf, orAbsent, orElse } from '../wire/tolerant';

/** A kind of promotion that the merchant may run: REFERRAL, APP_DOWNLOAD (R3.27). */
export const promotion = v.object({
  type: v.string(),
  enabled: toggle,
  count: orElse(numeric, 0),
});
export type Promotion = v.InferOutput<typeof promotion>;

/** Some gateways name promotions by their type: `{ REFERRAL: { enabled, count } }`. */
const asList = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? Object.entries(raw).map(([type, part]) => ({ type, ...part }))
    : raw;

/** What the merchant's promotions are (R7.29, R6.6). */
export const merchantPromotions = defineEndpoint({
  name: 'merchantPromotions',
  method: 'GET',
  path: relay('MCSFE_getMerchantAvailablePromotions'),
  request: nothing,
  answer: v.pipe(v.unknown(), v.transform(asList), listOf(promotion)),
  authorization: 'optional',
  assumed: 'A list of { type, enabled, count }, or an object with the types as its names',
});

/** A group of announcements. */
export const promotionCategory = v.object({ id: identifier, name: orAbsent(text) });
export type PromotionCategory = v.InferOutput<typeof promotionCategory>;

/** R7.42 */
export const announcementCategories = defineEndpoint({
  name: 'announcementCategories',
  method: 'GET',
  path: relay('PROMOFE_getPromotionAnnouncementCategory'),
  request: nothing,
  answer: v.object({ categories: listOf(promotionCategory) }),
  authorization: 'optional',
  assumed: 'Each category has an id and a name',
});
