import { type Activity, type ActivityDetail, activityDetail, activityList } from '@tessera/contract';
import { DAY, refusal, type TextKey, translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import { type AssetName, assetPath, type Merchant } from '../../merchants';

interface DemoActivity {
  readonly id: string;
  readonly title: TextKey;
  readonly summary: TextKey;
  readonly text: TextKey;
  readonly picture: AssetName;
  readonly categoryId: string;
  readonly link: string;
  /** In days from now. */
  readonly endsIn?: number;
}

/** The activities of every merchant; a banner links to the first. */
const activities: readonly DemoActivity[] = [
  {
    id: '1',
    title: 'announce.welcome.title',
    summary: 'activity.welcome.summary',
    text: 'announce.welcome.text',
    picture: 'offer-welcome',
    categoryId: '1',
    link: '/m/voucherCenter',
  },
  {
    id: '2',
    title: 'activity.reload.title',
    summary: 'activity.reload.text',
    text: 'activity.reload.text',
    picture: 'offer-reload',
    categoryId: '2',
    link: '/m/voucherCenter',
  },
  {
    id: '3',
    title: 'announce.weekend.title',
    summary: 'activity.weekend.summary',
    text: 'announce.weekend.text',
    picture: 'offer-weekend',
    categoryId: '2',
    link: '/m/game?gameType=CRASH',
    endsIn: 3,
  },
  {
    id: '4',
    title: 'announce.vip.title',
    summary: 'activity.vip.summary',
    text: 'announce.vip.text',
    // A portrait picture without a focal point: the list and the page show all of it.
    picture: 'announce-vip',
    categoryId: '3',
    link: '/m/member/home',
  },
];

const activityOf = (activity: DemoActivity, merchant: Merchant, language: string): Activity => ({
  id: activity.id,
  title: translate(language, activity.title).replace('{merchant}', merchant.name),
  summary: translate(language, activity.summary),
  image: assetPath(merchant, activity.picture),
  focalPoint: undefined,
  categoryId: activity.categoryId,
  startTime: undefined,
  endTime: activity.endsIn && Date.now() + activity.endsIn * DAY,
});

const detailOf = (activity: DemoActivity, merchant: Merchant, language: string): ActivityDetail => ({
  ...activityOf(activity, merchant, language),
  content: (translate(language, activity.text) + translate(language, 'activity.terms')).replaceAll(
    '{code}',
    merchant.code,
  ),
  link: activity.link,
});

/** The activities of a merchant (R2.6). */
export const activityAnswers = (): readonly Answer[] => [
  answer(activityList, ({ merchant, language }) => ({
    activities: activities.map((activity) => activityOf(activity, merchant, language)),
  })),
  answer(activityDetail, ({ request, merchant, language }) => {
    const activity = activities.find(({ id }) => id === request.id);
    if (!activity) throw refusal(language, 'activity_unknown');
    return detailOf(activity, merchant, language);
  }),
];
