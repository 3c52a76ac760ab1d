import type { Merchant } from './merchant';

/** International, dark, nothing special: what a merchant gets that sets little. */
export const aurora: Merchant = {
  code: 'aurora',
  name: 'Aurora Club',
  hostPrefix: 'aurora',
  templateId: 'MT8801',
  defaultLanguage: 'EN',
  languages: ['EN', 'CN', 'AR', 'TW', 'JA', 'TH', 'VI', 'PT', 'ES', 'RU'],
  scheme: 'dark',
  colours: { primary: '#7c5cff', accent: '#2ee6c5', background: '#0d0b1e' },
  emblem: 'star',
  currency: 'USD',
  singleWallet: true,
  wallets: [{ code: 'MAIN', name: 'wallet.main', share: 1 }],
  demoBalance: '1284.50',
  depositSwitch: false,
  flags: ['REWCEN3', 'INBOX3', 'CBS3', 'MOBILEAUTOLOGIN3', 'PWDEXPFORCECHANGE3'],
  lanes: ['RNG', 'LIVE', 'SPORTS', 'CRASH', 'TABLE', 'FISH', 'ARCADE', 'PVP', 'LOTT', 'ELOTT'],
  announcements: ['welcome', 'weekend', 'vip', 'app', 'float'],
  push: true,
  promotions: { REFERRAL: true, APP_DOWNLOAD: true, codes: true },
  service: [
    { type: 'LIVECHAT', title: 'service.livechat', address: '/chat', field: 'link' },
    {
      type: 'TELEGRAM',
      title: 'service.telegram',
      address: 'https://telegram.aurora.example/club',
      field: 'link',
    },
    {
      type: 'WHATSAPP',
      title: 'service.whatsapp',
      address: 'https://whatsapp.aurora.example/club',
      field: 'path',
    },
    {
      type: 'COMM100VIP',
      title: 'service.vip',
      address: 'https://vip.aurora.example/gold',
      field: 'link',
      labelIds: ['1003', '1004', '1005'],
    },
  ],
  downloads: ['IOS', 'Android', 'MOBILECONFIG'],
  downloadBar: { requireLogin: false, minRankLevel: 0, showOnHomeScreen: false, referral: false },
};
