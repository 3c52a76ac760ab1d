import { type Activity, type ActivityDetail, activityDetail, activityList } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { type AssetName, assetPath } from '../merchants/assets';
import type { Merchant } from '../merchants/merchant';
import { refusal } from '../purse/book';
import { say, type TextKey } from '../texts/say';

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
