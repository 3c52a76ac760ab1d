import {
  announcementCategories,
  type Banner,
  bannerList,
  merchantPromotions,
  type Promotion,
  promoCodeEnable,
} from '@tessera/contract';
import { games } from '../../catalog';
import { translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import { bannerPath, type Merchant } from '../../merchants';

const promotion = (type: string, enabled: boolean): Promotion => ({ type, enabled, count: enabled ? 1 : 0 });

const promotionsOf = ({ promotions }: Merchant): Promotion[] => [
  promotion('REFERRAL', promotions.REFERRAL),
  promotion('APP_DOWNLOAD', promotions.APP_DOWNLOAD),
];

const categoriesIn = (language: string) => [
  { id: '1', name: translate(language, 'promotion.welcome') },
  { id: '2', name: translate(language, 'promotion.daily') },
  { id: '3', name: translate(language, 'promotion.vip') },
];

const noLink: Omit<Banner, 'url' | 'groupName' | 'title'> = {
  linkageType: undefined,
  linkage: undefined,
  roomId: undefined,
  nodeId: undefined,
  gameType: undefined,
  vendor: undefined,
};

const bannerGame = games.find(({ category, hot }) => category === 'RNG' && hot);

/** One banner of each kind: with a link to an activity, a page of the site, a game, and another site. */
const bannersOf = (merchant: Merchant) =>
  [
    { title: 'banner.welcome', linkageType: 'P', linkage: '1' },
    { title: 'banner.live', linkageType: 'URL', linkage: '/m/live' },
    {
      title: 'banner.game',
      linkageType: 'G',
      linkage: bannerGame?.code,
      nodeId: bannerGame?.nodeId,
      gameType: bannerGame?.category,
      vendor: bannerGame?.vendor.code,
    },
    { title: 'banner.news', linkageType: 'URL', linkage: `https://news.${merchant.code}.example/` },
  ] as const;

/** Promotions and their categories (R7.29, R7.42), promotion codes (R3.27), and the banners of the home page (R3.32). */
export const promotionAnswers = (): readonly Answer[] => [
  answer(merchantPromotions, ({ merchant }) => promotionsOf(merchant)),
  answer(promoCodeEnable, ({ merchant }) => merchant.promotions.codes),
  answer(announcementCategories, ({ language }) => ({ categories: categoriesIn(language) })),
  answer(bannerList, ({ merchant, language }) => ({
    banners: bannersOf(merchant).map(({ title, ...link }, at) => ({
      ...noLink,
      ...link,
      groupName: 'm_home',
      url: bannerPath(merchant, at),
      title: translate(language, title),
    })),
  })),
];
