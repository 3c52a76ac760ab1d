import { listAnnouncements, bannerList, type Announcement, type Banner } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { assetPath, bannerPath, type Merchant } from '../../merchants';
import { say } from '../../common';
import { games } from '../../catalog';

const DAY = 24 * 60 * 60 * 1000;

/** Where each announcement of the demo leads. */
const links = {
  welcome: '/m/deposit',
  weekend: '/m/game?gameType=CRASH',
  vip: '/m/member/home',
  /** Whoever shows it knows where the app is. */
  app: undefined,
  float: '/m/activity',
} as const;

export type AnnouncementName = keyof typeof links;

const isForApp = (name: AnnouncementName) => name === 'app';

function announced(name: AnnouncementName, merchant: Merchant, language: string): Announcement {
  return {
    id: `${merchant.code}-${name}`,
    type: name === 'float' ? 'FLOAT' : 'POPUP',
    title: say(language, `announce.${name}.title`).replace('{merchant}', merchant.name),
    content: name === 'float' ? undefined : say(language, `announce.${name}.text`),
    image: assetPath(merchant, `announce-${name}`),
    link: links[name],
    startTime: undefined,
    endTime: name === 'weekend' ? Date.now() + 3 * DAY : undefined,
  };
}

/** Lines of the home page, and where they lead. */
const lines = [
  ['draw', '/m/elott'],
  ['payout', '/m/withdraw'],
  ['tables', '/m/live'],
] as const;

const inTicker = (merchant: Merchant, language: string): Announcement[] =>
  lines.map(([name, link]) => ({
    id: `${merchant.code}-ticker-${name}`,
    type: 'TICKER',
    title: say(language, `ticker.${name}`),
    content: undefined,
    image: undefined,
    link,
    startTime: undefined,
    endTime: undefined,
  }));

/** What the merchant announces, of the types and the category that are asked for (R7.30). */
export const announcementsAnswer = (): Answer =>
  answer(listAnnouncements, ({ request, merchant, language }) => {
    const types = request.types.split(',');
    const pictures = (merchant.announcements ?? [])
      .filter((name) => isForApp(name) === (request.category === 'app_download'))
      .map((name) => announced(name, merchant, language));
    const texts = request.category === undefined ? inTicker(merchant, language) : [];
    return { announcements: [...pictures, ...texts].filter(({ type }) => types.includes(type)) };
  });

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
