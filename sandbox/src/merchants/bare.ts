import type { Merchant } from './merchant';

/**
 * A merchant of a platform that implements the specification and nothing else. Its flags ask for more than it has: the
 * inbox, the rewards and the chat have no calls of their own there.
 */
export const bare: Merchant = {
  specificationOnly: true,
  code: 'bare',
  name: 'Bare Hall',
  hostPrefix: 'bare',
  templateId: 'MT8801',
  defaultLanguage: 'EN',
  languages: ['EN', 'CN', 'AR'],
  scheme: 'dark',
  colours: { primary: '#4f86f7', accent: '#f7b84f', background: '#0c1118' },
  emblem: 'star',
  currency: 'USD',
  singleWallet: true,
  wallets: [{ code: 'MAIN', name: 'wallet.main', share: 1 }],
  demoBalance: '100.00',
  depositSwitch: false,
  flags: ['REWCEN3', 'INBOX3', 'MOBILEAUTOLOGIN3', 'PWDEXPFORCECHANGE3'],
  lanes: ['RNG', 'LIVE', 'SPORTS'],
  promotions: { REFERRAL: true, APP_DOWNLOAD: false, codes: false },
  service: [],
  downloads: [],
  downloadBar: { requireLogin: false, minRankLevel: 0, showOnHomeScreen: false, referral: false },
};
