import type { Merchant } from './merchant';

/** Arabic, right to left, a wallet for each kind of game. */
export const noor: Merchant = {
  code: 'noor',
  name: 'Noor Lounge',
  hostPrefix: 'noor',
  templateId: 'MT8806',
  defaultLanguage: 'AR',
  languages: ['AR', 'EN', 'UR', 'FR'],
  scheme: 'auto',
  colours: { primary: '#c9973f', accent: '#3fa7c9', background: '#14110b' },
  emblem: 'moon',
  currency: 'AED',
  singleWallet: false,
  wallets: [
    { code: 'MAIN', name: 'wallet.main', share: 0.5 },
    { code: 'LIVE', name: 'wallet.live', share: 0.3 },
    { code: 'RNG', name: 'wallet.slots', share: 0.2 },
  ],
  demoBalance: '4200.00',
  depositSwitch: false,
  captcha: { version: 'v3', at: ['register'] },
  flags: ['INBOX3', 'MOBILEAUTOLOGIN3', 'PWDEXPFORCECHANGE3'],
  footerNav: ['home', 'wallet', 'deposit', 'service', 'member'],
  lanes: ['LIVE', 'RNG', 'TABLE', 'SPORTS', 'CRASH', 'ARCADE', 'FISH', 'PVP', 'ELOTT', 'LOTT'],
  announcements: ['welcome', 'vip', 'float'],
  push: true,
  tracking: ['meta', 'google-tag'],
  asksConsent: true,
  promotions: { REFERRAL: false, APP_DOWNLOAD: false, codes: false },
  service: [
    {
      type: 'WHATSAPP',
      title: 'service.whatsapp',
      address: 'https://whatsapp.noor.example/lounge',
      field: 'link',
    },
    { type: 'LIVECHAT', title: 'service.livechat', address: '/chat', field: 'path' },
    {
      type: 'IG',
      title: 'service.instagram',
      address: 'https://instagram.noor.example/lounge',
      field: 'link',
    },
  ],
  downloads: ['Android', 'MOBILECONFIG'],
  downloadBar: { requireLogin: false, minRankLevel: 2, showOnHomeScreen: false, referral: false },
};
