import type { Merchant } from './merchant';

/** The pictures of each merchant. */
export const assetNames = [
  'logo',
  'icon',
  'splash',
  'popup1',
  'popup2',
  'announce-welcome',
  'announce-weekend',
  'announce-vip',
  'announce-app',
  'announce-float',
  'offer-welcome',
  'offer-reload',
  'offer-weekend',
] as const;
export type AssetName = (typeof assetNames)[number];

/** The path is below /wps/, because the server of the pages forwards only that. */
export const assetPath = ({ code }: Merchant, name: AssetName): string =>
  `/wps/sandbox-assets/merchants/${code}/${name}.svg`;

/** The pictures of the home page's carousel. */
export const bannerNames = ['banner1', 'banner2', 'banner3', 'banner4'] as const;
export type BannerName = (typeof bannerNames)[number];

/** The path of carousel picture number `at`, from 0, below an image host. */
export const bannerPath = ({ code }: Merchant, at: number): string =>
  `merchants/${code}/${bannerNames[at]}.svg`;
