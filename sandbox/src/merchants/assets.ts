import type { Merchant } from './merchant';

/** Pictures that each merchant has. */
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
] as const;
export type AssetName = (typeof assetNames)[number];

/** Below /wps/, since that is all that the server of the pages passes on. */
export const assetPath = ({ code }: Merchant, name: AssetName): string =>
  `/wps/sandbox-assets/merchants/${code}/${name}.svg`;

/** Pictures of the home page's carousel. */
export const bannerNames = ['banner1', 'banner2', 'banner3', 'banner4'] as const;
export type BannerName = (typeof bannerNames)[number];

/** A picture of the home page's carousel, counted from 0, below an image host. */
export const bannerPath = ({ code }: Merchant, at: number): string =>
  `merchants/${code}/${bannerNames[at]}.svg`;
