import type { Merchant } from './merchant';

/** Chinese first, chat in the middle of the bar, lotteries on top. */
export const jade: Merchant = {
  code: 'jade',
  name: 'Jade Hall',
  hostPrefix: 'jade',
  templateId: 'MT8802',
  defaultLanguage: 'CN',
  languages: ['CN', 'TW', 'EN', 'VI', 'MS'],
  scheme: 'dark',
  colours: { primary: '#17a673', accent: '#f2c14e', background: '#071a14' },
  emblem: 'lotus',
  currency: 'CNY',
  singleWallet: true,
  wallets: [{ code: 'MAIN', name: 'wallet.main', share: 1 }],
  demoBalance: '8866.00',
  depositSwitch: false,
  flags: ['CBS3', 'REWCEN3', 'INBOX3', 'MOBILEAUTOLOGIN3'],
  footerNav: ['home', 'game', 'chat', 'activity', 'member'],
  footerIconTheme: 'gold',
  lanes: ['LOTT', 'ELOTT', 'LIVE', 'PVP', 'FISH', 'RNG', 'TABLE', 'SPORTS', 'ARCADE', 'CRASH'],
  promotions: { REFERRAL: true, APP_DOWNLOAD: true },
  service: [
    { type: 'MIDUOKE', title: 'service.livechat', address: '/chat', field: 'link' },
    { type: 'LINE', title: 'service.line', address: 'https://line.jade.example/hall', field: 'link' },
  ],
  downloads: ['IOS', 'Android', 'MOBILECONFIG'],
  downloadBar: { requireLogin: true, minRankLevel: 0, showOnHomeScreen: true, referral: false },
};
