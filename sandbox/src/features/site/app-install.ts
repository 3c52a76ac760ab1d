import { webManifest, downloadSetting, type AnswerOf } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { iconPath, iconSizes, assetPath } from '../../merchants';
import { say } from '../../common';

const WHITE = '#ffffff';
/** As many characters as a home screen shows below an icon. */
const SHORT = 12;

/** The web app manifest of a merchant (R7.16, R9.32). */
export const webManifestAnswer = (): Answer =>
  answer(webManifest, ({ merchant }) => ({
    id: '/m/home',
    name: merchant.name,
    short_name:
      merchant.name.length <= SHORT ? merchant.name : (merchant.name.split(' ')[0] ?? merchant.name),
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
  }));

const popup: AnswerOf<typeof downloadSetting>['popup'] = {
  enabled: true,
  wait: 20,
  banners: ['m_popup1', 'm_popup2'],
  ios: 'MOBILECONFIG',
  android: 'Android',
};

/** What the download bar of the merchant says, and when it shows (R7.39). */
export const downloadSettingAnswer = (): Answer =>
  answer(downloadSetting, ({ merchant, language }) => ({
    app_desc: say(language, 'download.description'),
    login_prompt_text: say(language, 'download.prompt'),
    icon: assetPath(merchant, 'icon'),
    ...merchant.downloadBar,
    popup,
    install: { enabled: true, requireLogin: merchant.installNeedsLogin ?? false },
  }));
