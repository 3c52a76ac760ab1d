/** Everything that a merchant can put into footer_nav (R2.26). */
export const footerEntries = [
  'activity',
  'reward',
  'deposit',
  'game',
  'home',
  'live',
  'helps',
  'chat',
  'member',
  'notice',
  'service',
  'wallet',
  'withdraw',
  'invite',
] as const;

export type FooterEntry = (typeof footerEntries)[number];

/** What a merchant gets that sets nothing (R2.25b, R9.5). */
export const defaultFooterNav: readonly FooterEntry[] = ['home', 'deposit', 'member', 'activity', 'service'];

export const isFooterEntry = (name: string): name is FooterEntry =>
  footerEntries.some((entry) => entry === name);
