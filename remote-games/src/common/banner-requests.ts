import { bannerList, type RequestOf } from '@tessera/contract';

/** The banners of the home page. */
export const homeBanners: RequestOf<typeof bannerList> = { groupName: 'm_home' };

/** The path with query under which the page's early script asks for them. */
export const earlyBanners = `${bannerList.path}?${new URLSearchParams(homeBanners)}`;
