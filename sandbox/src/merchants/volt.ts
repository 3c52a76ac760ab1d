import type { Merchant } from './merchant';

/** European and young: rounds of seconds, sports, and offers in the bar. */
export const volt: Merchant = {
  code: 'volt',
  name: 'Volt Arena',
  hostPrefix: 'volt',
  templateId: 'MT8813',
  defaultLanguage: 'EN',
  languages: ['EN', 'FR', 'ES', 'PT', 'TR', 'RU', 'KO', 'JA'],
  scheme: 'dark',
  colours: { primary: '#2f6fed', accent: '#58a8ff', background: '#0c1014' },
  emblem: 'bolt',
  currency: 'EUR',
  singleWallet: true,
  wallets: [{ code: 'MAIN', name: 'wallet.main', share: 1 }],
  demoBalance: '512.80',
  depositSwitch: false,
  recovery: ['email'],
  flags: ['REWCEN3', 'INBOX3', 'MOBILEAUTOLOGIN3'],
  footerNav: ['home', 'game', 'deposit', 'reward', 'member'],
  lanes: ['SPORTS', 'CRASH', 'ARCADE', 'RNG', 'LIVE', 'PVP', 'TABLE', 'FISH'],
  promotions: { REFERRAL: true, APP_DOWNLOAD: false, codes: true },
  service: [
    { type: 'LIVECHAT', title: 'service.livechat', address: '/chat', field: 'link' },
    {
      type: 'TELEGRAM',
      title: 'service.telegram',
      address: 'https://telegram.volt.example/arena',
      field: 'link',
    },
  ],
  downloads: [],
  downloadBar: { requireLogin: false, minRankLevel: 0, showOnHomeScreen: false, referral: false },
};
