import { aurora } from './aurora';
import { bare } from './bare';
import { jade } from './jade';
import type { Merchant } from './merchant';
import { mosaic } from './mosaic';
import { noor } from './noor';
import { samba } from './samba';
import { volt } from './volt';

export { type AssetName, assetNames, assetPath, bannerNames, bannerPath } from './assets';
export { drawBrand } from './brand-art';
export { homeScreenIcon, iconPath, iconSizes } from './home-screen-icon';
export type { AnnouncementName, CaptchaPlace, Merchant } from './merchant';
export { webClip } from './web-clip';

/** The merchants of the demo, each with all that the contract has. Hosts that name no merchant belong to the first. */
export const demoMerchants: readonly Merchant[] = [aurora, jade, noor, samba, mosaic, volt];

/** All merchants of the sandbox: those of the demo, and the one of a platform that has the specification and nothing else. */
export const allMerchants: readonly Merchant[] = [...demoMerchants, bare];
