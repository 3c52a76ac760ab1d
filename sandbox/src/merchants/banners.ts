import { type Banner, bannerList } from '@tessera/contract';
import { games } from '../games/catalog';
import { type Answer, answer } from '../gateway/answer';
import { say } from '../texts/say';
import { bannerPath } from './assets';
import type { Merchant } from './merchant';

const nothing: Omit<Banner, 'url' | 'groupName' | 'title'> = {
  linkageType: undefined,
  linkage: undefined,
  roomId: undefined,
  nodeId: undefined,
  gameType: undefined,
  vendor: undefined,
};

const star = games.find(({ category, hot }) => category === 'RNG' && hot);

/** One banner of each kind: a promotion, a page of the app, a game, and the merchant's page elsewhere. */
const linkages = (merchant: Merchant): readonly Partial<Banner>[] => [
  { linkageType: 'P', linkage: '1' },
  { linkageType: 'URL', linkage: '/m/live' },
  {
    linkageType: 'G',
    linkage: star?.code,
    nodeId: star?.nodeId,
    gameType: star?.category,
    vendor: star?.vendor.code,
  },
  { linkageType: 'URL', linkage: `https://news.${merchant.code}.example/` },
];

const titles = ['banner.welcome', 'banner.live', 'banner.game', 'banner.news'] as const;

/** The pictures of a merchant's home page (R3.32). */
export const bannersAnswer = (): Answer =>
  answer(bannerList, ({ merchant, language }) => ({
    banners: titles.map((title, at) => ({
      ...nothing,
      ...linkages(merchant)[at],
      groupName: 'm_home',
      url: bannerPath(merchant, at),
      title: say(language, title),
    })),
  }));
