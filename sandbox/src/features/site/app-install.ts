import { type AnswerOf, type AppKey, type DownLinks, downloadSetting, webManifest } from '@tessera/contract';
import { translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import { assetPath, iconPath, iconSizes, type Merchant } from '../../merchants';

const WHITE = '#ffffff';
/** Characters of a name that fit below an icon on a home screen. */
const SHORT_NAME = 12;

const popup: AnswerOf<typeof downloadSetting>['popup'] = {
  enabled: true,
  wait: 20,
  banners: ['m_popup1', 'm_popup2'],
  ios: 'MOBILECONFIG',
  android: 'Android',
};

/** The web app manifest (R7.16, R9.32) and the settings of the download bar (R7.39). */
export const appInstallAnswers = (): readonly Answer[] => [
  answer(webManifest, ({ merchant }) => ({
    id: '/m/home',
    name: merchant.name,
    short_name:
      merchant.name.length <= SHORT_NAME ? merchant.name : (merchant.name.split(' ')[0] ?? merchant.name),
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: WHITE,
    background_color: WHITE,
    icons: iconSizes.map((size) => ({
      src: iconPath(merchant, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
    related_applications: [
      { platform: 'webapp', url: `/wps/system/manifest.json?merchantCode=${merchant.code}` },
    ],
    prefer_related_applications: false,
  })),
  answer(downloadSetting, ({ merchant, language }) => ({
    app_desc: translate(language, 'download.description'),
    login_prompt_text: translate(language, 'download.prompt'),
    icon: assetPath(merchant, 'icon'),
    ...merchant.downloadBar,
    popup,
    install: { enabled: true, requireLogin: merchant.installNeedsLogin ?? false },
  })),
];

/** The downloads of the app: packages on hosts that do not exist, and the iOS profile of the sandbox. */
export function downLinksOf(merchant: Merchant): DownLinks {
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
