import { aurora } from './aurora';
import { jade } from './jade';
import { noor } from './noor';
import { samba } from './samba';
import type { Merchant } from './merchant';

export { type Merchant } from './merchant';
export { assetPath, type AssetName, bannerPath, assetNames, bannerNames } from './assets';
export { iconPath, iconSizes, homeScreenIcon } from './home-screen-icon';
export { drawBanner, drawBrand } from './brand-art';
export { webClip } from './web-clip';

/** The merchants of the demo; the first is the one for a host that names none. */
export const demoMerchants: readonly Merchant[] = [aurora, jade, noor, samba];
