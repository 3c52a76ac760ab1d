import {
  announcementCategories,
  type Endpoint,
  merchantPromotions,
  type SiteStatus,
  telegramLoginSetting,
} from '@tessera/contract';
import { gateway } from '../request/gateway';
import { acceptDetails, hasFlag } from './store';

/** Each part stands alone: one that cannot be had leaves what was known of it. */
async function take<Answer>(
  endpoint: Endpoint<object, Answer>,
  part: (answer: Answer) => Partial<SiteStatus>,
): Promise<void> {
  try {
    acceptDetails(part(await gateway.call(endpoint, {}, { alert: false })));
  } catch {
    // The client has logged what needs a log.
  }
}

let promotions: Promise<void> | undefined;

/** What the merchant promotes; asked for once, when first needed or when the page has nothing better to do (R7.29). */
export function promotionsReady(): Promise<void> {
  promotions ??= take(merchantPromotions, (availablePromotions) => ({ availablePromotions }));
  return promotions;
}

/** The parts of the site that no first paint needs (R3.25, R3.27). Never throws. */
export async function loadDetails(): Promise<void> {
  await Promise.all([
    promotionsReady(),
    take(announcementCategories, ({ categories }) => ({ promotionCategoryData: categories })),
    hasFlag('TELEGRAMLOGIN3') && take(telegramLoginSetting, (telegramSetting) => ({ telegramSetting })),
  ]);
}
