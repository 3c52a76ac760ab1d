import type { Locator, Page } from '@playwright/test';
import {
  activityDetail,
  activityList,
  agentProgram,
  announcementCategories,
  bannerList,
  consent,
  depositMethods,
  depositSettings,
  downloadSetting,
  type Endpoint,
  feedbackList,
  gameList,
  gameMatches,
  helpCentre,
  inboxList,
  inboxUnread,
  jackpots,
  listAnnouncements,
  memberInfo,
  merchantPromotions,
  newGameVendor,
  noticeList,
  promoCodeEnable,
  rankProgress,
  recentWins,
  referralProgram,
  responsiblePlay,
  rewardList,
  status,
  topGames,
  trackingSetting,
  transactions,
  unreadCount,
  walletBalance,
  webManifest,
  withdrawAccountInfo,
} from '@tessera/contract';
import { games, offers } from './remotes';

/** A call that opening a page makes. */
export interface ReadCall {
  readonly call: Pick<Endpoint, 'name' | 'path' | 'authorization'>;
  readonly as: 'visitor' | 'member' | 'agent';
  /** The page that makes it. */
  readonly address: string;
  /** The page has what it needs. */
  readonly works: (page: Page) => Locator;
  /** The page does without it: a default takes its place. */
  readonly isOptional?: true;
}

const profile = (page: Page) => page.getByRole('heading', { name: 'demo-member' }).first();
/** The card of the member says that it has loaded, or has failed. */
const loadedProfile = (page: Page) =>
  page.locator('main section[aria-busy="false"]').getByText(/conditions$/);
const text = (sentence: string | RegExp) => (page: Page) => page.locator('main').getByText(sentence).first();
const button = (name: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('button', { name }).first();

const home = { as: 'visitor', address: '/m/home', works: games, isOptional: true } as const;
const account = { as: 'member', address: '/m/member/home' } as const;

/** Every call that a page makes by itself. Those that need the member's action are in `actions.ts`. */
export const readCalls: readonly ReadCall[] = [
  { call: status, ...home },
  { call: consent, ...home },
  { call: downloadSetting, ...home },
  { call: trackingSetting, ...home },
  { call: bannerList, ...home },
  { call: gameMatches, ...home },
  { call: newGameVendor, ...home },
  { call: jackpots, ...home },
  { call: recentWins, ...home },
  { call: topGames, ...home },
  { call: merchantPromotions, ...home },
  { call: listAnnouncements, ...home },
  { call: announcementCategories, ...home },
  { call: webManifest, ...home },
  { call: gameList, as: 'visitor', address: '/m/home', works: games },
  {
    call: activityList,
    as: 'visitor',
    address: '/m/activity',
    works: offers,
  },
  {
    call: activityDetail,
    as: 'visitor',
    address: '/m/activity?id=3',
    works: (page) => page.getByRole('link', { name: 'help centre' }),
  },
  { call: noticeList, as: 'visitor', address: '/m/notice', works: button(/Maintenance on Tuesday/) },
  {
    call: helpCentre,
    as: 'visitor',
    address: '/m/helpCenter',
    works: text('Why is my withdrawal pending?'),
  },
  {
    call: referralProgram,
    as: 'visitor',
    address: '/m/inviteFriends',
    works: text('$10.00 for every friend'),
  },
  { call: memberInfo, ...account, works: loadedProfile },
  { call: rankProgress, ...account, works: loadedProfile },
  { call: depositSettings, ...account, works: profile, isOptional: true },
  { call: unreadCount, ...account, works: profile, isOptional: true },
  { call: inboxUnread, ...account, works: profile, isOptional: true },
  {
    call: responsiblePlay,
    as: 'member',
    address: '/m/member/settings',
    works: button(/^Language/),
    isOptional: true,
  },
  {
    call: walletBalance,
    as: 'member',
    address: '/m/wallet',
    works: (page) => page.locator('p', { hasText: 'Available to withdraw' }).getByText(/\$/),
  },
  { call: transactions, as: 'member', address: '/m/wallet/history', works: button(/\$/) },
  {
    call: depositMethods,
    as: 'member',
    address: '/m/voucherCenter',
    works: (page) => page.getByRole('radio', { name: /Bank transfer/ }),
  },
  {
    call: promoCodeEnable,
    as: 'member',
    address: '/m/voucherCenter',
    works: (page) => page.getByRole('radio', { name: /Bank transfer/ }),
    isOptional: true,
  },
  {
    call: withdrawAccountInfo,
    as: 'member',
    address: '/m/withdraw',
    works: (page) =>
      page
        .getByRole('button', { name: 'Add a payout account' })
        .or(page.getByLabel('How much would you like to withdraw?'))
        .first(),
  },
  { call: rewardList, as: 'member', address: '/m/rewardCenter', works: text('Daily chest') },
  { call: inboxList, as: 'member', address: '/m/notice?tab=inbox', works: button(/Welcome!/) },
  { call: feedbackList, as: 'member', address: '/m/feedback', works: text('Nothing sent yet') },
  { call: agentProgram, as: 'agent', address: '/m/agentRegister', works: button('Register a member') },
];
