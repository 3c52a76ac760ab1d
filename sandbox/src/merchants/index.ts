import { aurora } from './aurora';
import { jade } from './jade';
import type { Merchant } from './merchant';
import { mosaic } from './mosaic';
import { noor } from './noor';
import { samba } from './samba';

export { type AssetName, assetNames, assetPath, bannerNames, bannerPath } from './assets';
export { drawBanner, drawBrand } from './brand-art';
export { homeScreenIcon, iconPath, iconSizes } from './home-screen-icon';
export type { AnnouncementName, CaptchaPlace, Merchant } from './merchant';
export { webClip } from './web-clip';

/** The merchants of the demo. Hosts that name no merchant belong to the first. */
export const demoMerchants: readonly Merchant[] = [aurora, jade, noor, samba, mosaic];
