import type { Merchant } from './merchant';

/** Brazilian, light, on credit: the deposit entries that its bar names are hidden by its flags (R2.30). */
export const samba: Merchant = {
  code: 'samba',
  name: 'Samba Play',
  hostPrefix: 'samba',
  templateId: 'MT8803',
  defaultLanguage: 'EN',
  languages: ['EN', 'PT', 'PT-BR', 'ES'],
  scheme: 'light',
  colours: { primary: '#0a9d58', accent: '#ff7a1a', background: '#fff8ec' },
  emblem: 'drum',
  currency: 'BRL',
  singleWallet: true,
  wallets: [{ code: 'MAIN', name: 'wallet.main', share: 1 }],
  demoBalance: '730.25',
  depositSwitch: true,
  flags: ['REWCEN3', 'CREDITMAR3'],
  footerNav: ['home', 'game', 'deposit', 'reward', 'invite', 'member'],
  footerIconTheme: 'carnival',
  lanes: ['SPORTS', 'CRASH', 'RNG', 'LIVE', 'ARCADE', 'FISH', 'TABLE', 'PVP', 'LOTT', 'ELOTT'],
  promotions: { REFERRAL: true, APP_DOWNLOAD: false },
  service: [
    {
      type: 'WHATSAPP',
      title: 'service.whatsapp',
      address: 'https://whatsapp.samba.example/play',
      field: 'link',
    },
    {
      type: 'FACEBOOK',
      title: 'service.facebook',
      address: 'https://facebook.samba.example/play',
      field: 'link',
    },
  ],
  downloads: ['Android'],
  downloadBar: { requireLogin: false, minRankLevel: 0, showOnHomeScreen: false, referral: true },
};
