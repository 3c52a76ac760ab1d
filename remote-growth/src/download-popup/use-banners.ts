import { listAnnouncements } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { trustedAddress } from '../download-bar/download-links';
import type { Banner } from './banners';

/** What the merchant announces of its app (R7.30). */
const request = { types: 'POPUP', platform: 'M', category: 'app_download' } as const;

/**
 * The merchant's pictures of the app: those of the named groups, in the order of the groups (R2.48, R3.29), and what
 * it announces of the app behind them, so that nothing moves when that comes.
 */
export function useBanners(groups: readonly string[]): readonly Banner[] {
  const all = useSite((site) => site.downLinkObj.banners);
  const { value } = useCall(listAnnouncements, request);
  const named = groups.flatMap((group) => all.filter(({ groupName }) => groupName === group));
  const announced = (value?.announcements ?? []).map(({ image, title }) => ({ url: image, title }));
  return [...named.map(({ url }) => ({ url, title: undefined })), ...announced].flatMap(({ url, title }) => {
    const address = trustedAddress(url);
    return address === undefined ? [] : [{ url: address, title }];
  });
}
