/** Every page of a member, in the order in which tests open them. */
const all = [
  '/m/home',
  '/m/game?category=RNG',
  '/m/member/home',
  '/m/member/profile',
  '/m/member/security',
  '/m/member/settings',
  '/m/changePsw',
  '/m/linkAccount',
  '/m/wallet',
  '/m/wallet/history',
  '/m/wallet/changes',
  '/m/bets',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/notice?tab=inbox',
  '/m/activity',
  '/m/activity?id=3',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/helpCenter',
  '/m/news',
  '/m/download',
  '/m/app',
  '/m/feedback',
  '/m/launchGame?vendor=KST&code=NONE',
] as const;
type Path = (typeof all)[number];

/** The pages that a visitor has too: a test of visitors measures them. */
const visitorsToo: readonly Path[] = ['/m/home', '/m/game?category=RNG', '/m/news', '/m/download', '/m/app'];

/** Pages whose form is that of another page in the list: they are opened where their texts and colours count. */
const alike: readonly Path[] = [
  '/m/linkAccount',
  '/m/wallet/changes',
  '/m/bets',
  '/m/activity?id=3',
  '/m/launchGame?vendor=KST&code=NONE',
];

const without = (...left: readonly Path[]): readonly string[] => all.filter((path) => !left.includes(path));

/** A member's pages for each test that opens all of them. */
export const membersPages = {
  /** The accessibility rules. The home page and the games are measured as a visitor, in each language. */
  axe: without('/m/home', '/m/game?category=RNG'),
  /** The room that bars leave and the size of controls: one page of each form. */
  room: without(...visitorsToo, ...alike),
  /** The width while a page loads, ready and failed. News and the app are measured as a visitor; a launch shows no content of ours. */
  width: without('/m/news', '/m/app', '/m/launchGame?vendor=KST&code=NONE'),
};
