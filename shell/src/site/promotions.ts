import { merchantPromotions } from '@tessera/contract';
import { takeDetail } from './take-detail';

let promotions: Promise<void> | undefined;

/** What the merchant promotes; asked for once, when first needed or when the page has nothing better to do (R7.29). */
export function promotionsReady(): Promise<void> {
  promotions ??= takeDetail(merchantPromotions, (availablePromotions) => ({ availablePromotions }));
  return promotions;
}
