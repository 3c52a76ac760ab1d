import { webManifest } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { iconPath, iconSizes } from './home-screen-icon';

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
