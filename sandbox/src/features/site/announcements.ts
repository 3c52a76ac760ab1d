import { type Announcement, listAnnouncements } from '@tessera/contract';
import { DAY, translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import { type AnnouncementName, assetPath, type Merchant } from '../../merchants';

/** The link of each announcement. */
const links = {
  welcome: '/m/deposit',
  weekend: '/m/game?gameType=CRASH',
  vip: '/m/member/home',
  /** The page itself knows the address of the app. */
  app: undefined,
  float: '/m/activity',
} as const satisfies Readonly<Record<AnnouncementName, string | undefined>>;

/** The portrait pictures have their subject above the middle. */
const portraitSubject = { x: 50, y: 38 } as const;

const isForApp = (name: AnnouncementName) => name === 'app';

function announcementOf(name: AnnouncementName, merchant: Merchant, language: string): Announcement {
  return {
    id: `${merchant.code}-${name}`,
    type: name === 'float' ? 'FLOAT' : 'POPUP',
    title: translate(language, `announce.${name}.title`).replace('{merchant}', merchant.name),
    content: name === 'float' ? undefined : translate(language, `announce.${name}.text`),
    image: assetPath(merchant, `announce-${name}`),
    focalPoint: name === 'float' ? undefined : portraitSubject,
    link: links[name],
    startTime: undefined,
    endTime: name === 'weekend' ? Date.now() + 3 * DAY : undefined,
  };
}

/** The lines of the home page's ticker, and their links. */
const tickerLines = [
  ['draw', '/m/elott'],
  ['payout', '/m/withdraw'],
  ['tables', '/m/live'],
] as const;

const tickerOf = (merchant: Merchant, language: string): Announcement[] =>
  tickerLines.map(([name, link]) => ({
    id: `${merchant.code}-ticker-${name}`,
    type: 'TICKER',
    title: translate(language, `ticker.${name}`),
    content: undefined,
    image: undefined,
    focalPoint: undefined,
    link,
    startTime: undefined,
    endTime: undefined,
  }));

/** The announcements of the merchant, by type and category (R7.30). */
export const announcementsAnswer = (): Answer =>
  answer(listAnnouncements, ({ request, merchant, language }) => {
    const types = request.types.split(',');
    const pictures = (merchant.announcements ?? [])
      .filter((name) => isForApp(name) === (request.category === 'app_download'))
      .map((name) => announcementOf(name, merchant, language));
    const texts = request.category === undefined ? tickerOf(merchant, language) : [];
    return { announcements: [...pictures, ...texts].filter(({ type }) => types.includes(type)) };
  });
