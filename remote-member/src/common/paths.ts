/** The pages of this remote: what its config owns, its routes render and its menus may lead to. */
export const paths = {
  memberHome: '/m/member/home',
  wallet: '/m/wallet',
  transfer: '/m/wallet/transfer',
  history: '/m/wallet/history',
  deposit: '/m/voucherCenter',
  depositOrder: '/m/voucherCenter/:id',
  withdraw: '/m/withdraw',
  activity: '/m/activity',
  messages: '/m/notice',
  rewards: '/m/rewardCenter',
  referral: '/m/inviteFriends',
  agentRegister: '/m/agentRegister',
  help: '/m/helpCenter',
  feedback: '/m/feedback',
} as const;

const built = new Set<string>(Object.values(paths));

/** Whether a page of this remote exists; a menu shows no way to one that does not. */
export const hasPage = (path: string): boolean => built.has(path);
