import { activityDetail, activityList, announcementCategories, merchantPromotions, promoCodeEnable, type Activity, type ActivityDetail, type Promotion } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { assetPath, type AssetName, type Merchant } from '../../merchants';
import { refusal } from '../../members';
import { say, type TextKey } from '../../common';

interface Promotion {
  readonly id: string;
  readonly title: TextKey;
  readonly summary: TextKey;
  readonly text: TextKey;
  readonly picture: AssetName;
  readonly categoryId: string;
  readonly link: string;
  /** In days from now. */
  readonly ends?: number;
}

/** What every merchant promotes; a banner leads to the first. */
const promotions: readonly Promotion[] = [
  {
    id: '1',
    title: 'announce.welcome.title',
    summary: 'activity.welcome.summary',
    text: 'announce.welcome.text',
    picture: 'announce-welcome',
    categoryId: '1',
    link: '/m/voucherCenter',
  },
  {
    id: '2',
    title: 'activity.reload.title',
    summary: 'activity.reload.text',
    text: 'activity.reload.text',
    picture: 'announce-app',
    categoryId: '2',
    link: '/m/voucherCenter',
  },
  {
    id: '3',
    title: 'announce.weekend.title',
    summary: 'activity.weekend.summary',
    text: 'announce.weekend.text',
    picture: 'announce-weekend',
    categoryId: '2',
    link: '/m/game?gameType=CRASH',
    ends: 3,
  },
  {
    id: '4',
    title: 'announce.vip.title',
    summary: 'activity.vip.summary',
    text: 'announce.vip.text',
    picture: 'announce-vip',
    categoryId: '3',
    link: '/m/member/home',
  },
];

const DAY = 24 * 3600_000;

const listed = (promotion: Promotion, merchant: Merchant, language: string): Activity => ({
  id: promotion.id,
  title: say(language, promotion.title).replace('{merchant}', merchant.name),
  summary: say(language, promotion.summary),
  image: assetPath(merchant, promotion.picture),
  categoryId: promotion.categoryId,
  startTime: undefined,
  endTime: promotion.ends && Date.now() + promotion.ends * DAY,
});

const detailed = (promotion: Promotion, merchant: Merchant, language: string): ActivityDetail => ({
  ...listed(promotion, merchant, language),
  content: (say(language, promotion.text) + say(language, 'activity.terms')).replaceAll(
    '{code}',
    merchant.code,
  ),
  link: promotion.link,
});

/** The promotions of a merchant (R2.6). */
export const activityAnswers = (): readonly Answer[] => [
  answer(activityList, ({ merchant, language }) => ({
    activities: promotions.map((promotion) => listed(promotion, merchant, language)),
  })),
  answer(activityDetail, ({ request, merchant, language }) => {
    const promotion = promotions.find(({ id }) => id === request.id);
    if (!promotion) throw refusal(language, 'activity_unknown');
    return detailed(promotion, merchant, language);
  }),
];

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
