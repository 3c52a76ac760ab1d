import { languages } from '@tessera/i18n';
import type { Merchant } from './merchant';

const defaultLanguage = 'UR';
const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);

/** Urdu by default, right to left in Nastaliq, and every language of the product: for those who test languages. */
export const mosaic: Merchant = {
  code: 'mosaic',
  name: 'Mosaic World',
  hostPrefix: 'mosaic',
  templateId: 'MT8808',
  defaultLanguage,
  languages: [defaultLanguage, ...others],
  scheme: 'auto',
  colours: { primary: '#128c9a', accent: '#e2725b', background: '#0b1618' },
  emblem: 'gem',
  currency: 'PKR',
  singleWallet: true,
  wallets: [{ code: 'MAIN', name: 'wallet.main', share: 1 }],
  demoBalance: '25600.00',
  depositSwitch: false,
  recovery: ['email', 'sms'],
  flags: ['REWCEN3', 'INBOX3', 'CBS3', 'MOBILEAUTOLOGIN3'],
  footerNav: ['home', 'game', 'deposit', 'activity', 'member'],
  lanes: ['CRASH', 'RNG', 'LIVE', 'SPORTS', 'TABLE', 'ARCADE', 'FISH', 'PVP', 'LOTT', 'ELOTT'],
  announcements: ['welcome', 'weekend', 'app'],
  promptsOnVisit: ['news'],
  promotions: { REFERRAL: true, APP_DOWNLOAD: true, codes: true },
  service: [
    { type: 'LIVECHAT', title: 'service.livechat', address: '/chat', field: 'link' },
    {
      type: 'WHATSAPP',
      title: 'service.whatsapp',
      address: 'https://whatsapp.mosaic.example/world',
      field: 'link',
    },
  ],
  downloads: ['Android', 'MOBILECONFIG'],
  downloadBar: { requireLogin: false, minRankLevel: 0, showOnHomeScreen: false, referral: false },
};
