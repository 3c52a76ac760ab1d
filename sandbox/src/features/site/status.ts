import { flagNames, status, type AppKey, type CustomerServiceEntry, type DownLinks, type Flags, type SiteStatus } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { VAPID_KEY } from '../push';
import { emulatorProject, demoLineChannel, emulatedSocialSetting, socialSettingOf } from '../../third-parties/social';
import { say } from '../../common';
import { accessSettings, captchaSettings } from './sign-in-settings';
import { assetPath, iconPath, type Merchant } from '../../merchants';
import { hidden } from './customer-service';

/**
 * Everything that a page must know of its merchant (R7.13a, R3.21 to R3.29). `gamesUrl` is the origin of the demo games,
 * `identityEmulator` that of the identity service's emulator, where it runs.
 */
export const statusAnswer = (gamesUrl: string, identityEmulator?: string): Answer =>
  answer(status, ({ merchant, language }) => ({
    ...siteStatusOf(merchant, language, gamesUrl),
    ...(identityEmulator !== undefined && {
      // X signs people in over the identity service only.
      whitelabelVal: { ...flagsOf(merchant), TWITTERLOGIN3: true },
      smsProvider: emulatedProvider(merchant),
      social: emulatedSocialSetting(gamesUrl, identityEmulator),
    }),
  }));

function siteStatusOf(merchant: Merchant, language: string, gamesUrl: string): SiteStatus {
  return {
    maintenance: false,
    maintenanceEndTime: undefined,
    regionRestriction: false,
    ip: '127.0.0.1',
    test: false,
    siteName: merchant.name,
    whitelabelVal: flagsOf(merchant),
    ...accessSettings(merchant),
    registerMessageTemplate: 'REGISTER_CODE',
    telegramSetting: undefined,
    smsProvider: smsProviderOf(merchant),
    gw: { LINE_CLIENT_ID: demoLineChannel, ...captchaSettings(merchant), PROFILE_ICON_COUNT: 9 },
    social: socialSettingOf(gamesUrl),
    singleWallet: merchant.singleWallet,
    depositSwitch: merchant.depositSwitch,
    currency: merchant.currency,
    imageCDN: ['/wps/sandbox-assets'],
    resources: [
      { resourceType: 'LOGO', url: assetPath(merchant, 'logo') },
      { resourceType: 'H5_LOGO', url: assetPath(merchant, 'logo') },
      { resourceType: 'AppDownloadIcon', url: assetPath(merchant, 'icon') },
    ],
    mobileTemplate: templateOf(merchant, language),
    // What a merchant promotes has calls of its own (R7.29, R7.42).
    availablePromotions: [],
    promotionCategoryData: [],
    customerService: merchant.service.map((point, at) => serviceEntry(point, at, language, gamesUrl)),
    downLinkObj: downLinksOf(merchant),
    gameHosts: [new URL(gamesUrl).host],
    appVersion: { IOS: NEWEST_APP, Android: NEWEST_APP },
    paymentHosts: [new URL(gamesUrl).host],
    linkHosts: [`*.${merchant.code}.example`],
  };
}

/** Of the demo merchants' apps, which nobody has built. */
const NEWEST_APP = '2.5.0';

function flagsOf({ flags }: Merchant): Flags {
  const on = new Set(flags);
  return Object.fromEntries(flagNames.map((flag) => [flag, on.has(flag)])) as Flags;
}

/** Keys of a project that does not exist: whoever needs a real one sets it up beside the sandbox. */
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

/** The same with the emulator's project, which also sends the one-time codes. */
const emulatedProvider = (merchant: Merchant): SiteStatus['smsProvider'] => ({
  ...smsProviderOf(merchant),
  firebase: true,
  projectId: emulatorProject,
});

const templateOf = (merchant: Merchant, language: string): SiteStatus['mobileTemplate'] => ({
  templateId: merchant.templateId,
  footerIconTheme: merchant.footerIconTheme,
  footer_nav: merchant.footerNav && [...merchant.footerNav],
  languages: [...merchant.languages],
  app_desc: say(language, 'download.description'),
  login_prompt_text: say(language, 'download.prompt'),
  favicon: assetPath(merchant, 'icon'),
  splash: assetPath(merchant, 'splash'),
  pwa: true,
  desktop_app_feature: false,
  apple_touch_icon: iconPath(merchant, 192),
  h5_logo: assetPath(merchant, 'logo'),
});

function serviceEntry(
  { type, title, address, field, labelIds = [] }: Merchant['service'][number],
  at: number,
  language: string,
  gamesUrl: string,
): CustomerServiceEntry {
  return {
    csType: type,
    csPosition: at,
    title: say(language, title),
    [field]: hidden(new URL(address, gamesUrl).href),
    labelIds: [...labelIds],
  };
}

/** Where the app is: the packages are on hosts that do not exist, the profile is one that the sandbox makes. */
function downLinksOf(merchant: Merchant): DownLinks {
  const icon = { resourceType: 'AppDownloadIcon', url: assetPath(merchant, 'icon') } as const;
  const homeScreen = { resourceType: 'HOMESCREEN', url: '' } as const;
  const target = (resourceType: AppKey, url: string) => ({
    url,
    resources: [icon],
    downLink: [
      { resourceType, url },
      ...(resourceType === 'MOBILECONFIG' && merchant.iosFromHomeScreen ? [homeScreen] : []),
    ],
  });
  const addresses = {
    IOS: `https://downloads.${merchant.code}.example/${merchant.code}.ipa`,
    Android: `https://downloads.${merchant.code}.example/${merchant.code}.apk`,
    MOBILECONFIG: `/wps/sandbox-assets/merchants/${merchant.code}/app.mobileconfig`,
  };
  return {
    ...Object.fromEntries(merchant.downloads.map((kind) => [kind, target(kind, addresses[kind])])),
    banners: [
      { groupName: 'm_popup1', url: assetPath(merchant, 'popup1') },
      { groupName: 'm_popup2', url: assetPath(merchant, 'popup2') },
    ],
  };
}
