import type { TransactionKind } from '@tessera/contract';

/** The paths of this remote's pages: its config, its routes and its menus use them. */
export const paths = {
  memberHome: '/m/member/home',
  profile: '/m/member/profile',
  security: '/m/member/security',
  settings: '/m/member/settings',
  wallet: '/m/wallet',
  transfer: '/m/wallet/transfer',
  history: '/m/wallet/history',
  balanceChanges: '/m/wallet/changes',
  bets: '/m/bets',
  deposit: '/m/voucherCenter',
  depositOrder: '/m/voucherCenter/:id',
  withdraw: '/m/withdraw',
  activity: '/m/activity',
  messages: '/m/notice',
  rewards: '/m/rewardCenter',
  referral: '/m/inviteFriends',
  agentRegister: '/m/agentRegister',
  help: '/m/helpCenter',
  rules: '/m/rules/:topic',
  feedback: '/m/feedback',
} as const;

/** Pages of another remote that this remote links to. */
export const registerPath = '/m/register';
export const changePasswordPath = '/m/changePsw';

/** The page of the login's remote that links an account at a provider. */
export const linkAccountPath = (channel: string): string =>
  `/m/linkAccount?channel=${encodeURIComponent(channel)}`;

const ownPaths = new Set<string>(Object.values(paths));

/** Whether a page of this remote exists at a path. Menus leave out links to pages that do not exist. */
export const hasPage = (path: string): boolean => ownPaths.has(path);

/** The messages page with its inbox open. */
export const inboxPath = `${paths.messages}?tab=inbox`;

/** The history of one kind of transaction. */
export const historyPath = (kind: TransactionKind): string => `${paths.history}?kind=${kind}`;

/** The path of the page of one deposit order. */
export const depositOrderPath = (id: string): string =>
  paths.depositOrder.replace(':id', encodeURIComponent(id));
