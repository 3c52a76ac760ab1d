import {
  announcementCategories,
  merchantPromotions,
  type Promotion,
  promoCodeEnable,
} from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { say } from '../texts/say';
import type { Merchant } from './merchant';

const one = (type: string, enabled: boolean): Promotion => ({ type, enabled, count: enabled ? 1 : 0 });

const promotionsOf = ({ promotions }: Merchant): Promotion[] => [
  one('REFERRAL', promotions.REFERRAL),
  one('APP_DOWNLOAD', promotions.APP_DOWNLOAD),
];

const categoriesIn = (language: string) => [
  { id: '1', name: say(language, 'promotion.welcome') },
  { id: '2', name: say(language, 'promotion.daily') },
  { id: '3', name: say(language, 'promotion.vip') },
];

/** What a merchant promotes, and how its announcements are grouped (R7.29, R7.42), and whether it takes codes (R3.27). */
export const promotionAnswers = (): readonly Answer[] => [
  answer(merchantPromotions, ({ merchant }) => promotionsOf(merchant)),
  answer(promoCodeEnable, ({ merchant }) => merchant.promotions.codes),
  answer(announcementCategories, ({ language }) => ({ categories: categoriesIn(language) })),
];
