import { type Flags, flagNames, type SiteStatus, status } from '@tessera/contract';
import { translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import { assetPath, iconPath, type Merchant } from '../../merchants';
import {
  demoLineChannel,
  emulatorProject,
  emulatorSettings,
  socialSettings,
} from '../../third-parties/social';
import type { BeaconLog } from '../beacon-log';
import { paymentsIn } from '../money';
import { VAPID_KEY } from '../push';
import { downLinksOf } from './app-install';
import { serviceEntry } from './customer-service';
import { rulesOf } from './rules';
import { captchaSettings, signInSettings } from './sign-in-settings';

/**
 * The settings of a merchant's site (R7.13a, R3.21 to R3.29). Every page asks for them at its start.
 * @param beacons gets an entry for each page
 * @param gamesUrl the second origin
 * @param identityEmulator origin of the identity service's emulator, if it runs
 */
export const statusAnswer = (beacons: BeaconLog, gamesUrl: string, identityEmulator?: string): Answer =>
  answer(status, ({ merchant, language, address }) => {
    beacons.addPage(merchant.code, address);
    return {
      ...siteStatusOf(merchant, language, gamesUrl),
      ...(identityEmulator !== undefined && {
        // Login with X needs the identity service.
        whitelabelVal: { ...flagsOf(merchant), TWITTERLOGIN3: true },
        smsProvider: emulatorProviderOf(merchant),
        social: emulatorSettings(gamesUrl, identityEmulator),
      }),
    };
  });

function siteStatusOf(merchant: Merchant, language: string, gamesUrl: string): SiteStatus {
  return {
    maintenance: false,
    maintenanceEndTime: undefined,
    regionRestriction: false,
    ip: '127.0.0.1',
    test: false,
    siteName: merchant.name,
    whitelabelVal: flagsOf(merchant),
    ...signInSettings(merchant),
    account: [...accountParts],
    registerMessageTemplate: 'REGISTER_CODE',
    defaultPassword: 'Welcome-2026',
    telegramSetting: undefined,
    smsProvider: smsProviderOf(merchant),
    gw: { LINE_CLIENT_ID: demoLineChannel, ...captchaSettings(merchant), PROFILE_ICON_COUNT: 9 },
    social: socialSettings(gamesUrl),
    favourites: true,
    lobby: { jackpots: true, wins: true, top: true },
    history: { bets: true, balance: true, bonus: true },
    singleWallet: merchant.singleWallet,
    depositSwitch: merchant.depositSwitch,
    currency: merchant.currency,
    imageCDN: ['/wps/sandbox-assets'],
    resources: [
      { resourceType: 'LOGO', url: assetPath(merchant, 'logo') },
      { resourceType: 'H5_LOGO', url: assetPath(merchant, 'logo') },
      { resourceType: 'AppDownloadIcon', url: assetPath(merchant, 'icon') },
      { resourceType: 'PROFILE_ICON', url: '/wps/sandbox-assets/PROFILE_ICON/{n}.svg' },
    ],
    mobileTemplate: templateOf(merchant, language),
    // Promotions have their own calls (R7.29, R7.42).
    availablePromotions: [],
    promotionCategoryData: [],
    customerService: merchant.service.map((point, at) => serviceEntry(point, at, language, gamesUrl)),
    downLinkObj: downLinksOf(merchant),
    appVersion: { IOS: NEWEST_APP, Android: NEWEST_APP },
  };
}

/** Every part of the account that members can see and change. */
const accountParts = [
  'profile',
  'contacts',
  'authenticator',
  'social',
  'pin',
  'devices',
  'limits',
  'closing',
] as const;

/** Version of the merchants' apps, which do not really exist. */
const NEWEST_APP = '2.5.0';

function flagsOf({ flags }: Merchant): Flags {
  const enabled = new Set(flags);
  return Object.fromEntries(flagNames.map((flag) => [flag, enabled.has(flag)])) as Flags;
}

/** Keys of a Firebase project that does not exist. */
const smsProviderOf = ({ code, push }: Merchant): SiteStatus['smsProvider'] => ({
  firebase: false,
  vapidKey: push ? VAPID_KEY : undefined,
  appId: `1:1000000000:web:${code}`,
  apiKey: `demo-${code}`,
  authDomain: `${code}.example`,
  projectId: `demo-${code}`,
  messagingSenderId: '1000000000',
  googleWebClientId: 'sandbox-google',
  facebookAppId: 'sandbox-facebook',
});

/** The keys with the emulator's project, which also sends the one-time codes. */
const emulatorProviderOf = (merchant: Merchant): SiteStatus['smsProvider'] => ({
  ...smsProviderOf(merchant),
  firebase: true,
  projectId: emulatorProject,
});

const templateOf = (merchant: Merchant, language: string): SiteStatus['mobileTemplate'] => ({
  templateId: merchant.templateId,
  footerIconTheme: merchant.footerIconTheme,
  footer_nav: merchant.footerNav && [...merchant.footerNav],
  languages: [...merchant.languages],
  app_desc: translate(language, 'download.description'),
  login_prompt_text: translate(language, 'download.prompt'),
  favicon: assetPath(merchant, 'icon'),
  splash: assetPath(merchant, 'splash'),
  pwa: true,
  desktop_app_feature: true,
  apple_touch_icon: iconPath(merchant, 192),
  h5_logo: assetPath(merchant, 'logo'),
  prompts: merchant.promptsOnVisit && { onVisit: [...merchant.promptsOnVisit] },
  rules: rulesOf(merchant, language),
  payments: paymentsIn(language),
});
