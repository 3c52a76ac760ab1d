import type { SiteStatus } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import { directLink, downloadLinks, isOnHomeScreen } from './download-links';

/** What the merchant offers on one system. */
export interface SystemOffer {
  readonly os: 'ios' | 'android';
  /** The address of the app; undefined if there is the home screen only. */
  readonly url: string | undefined;
  /** The address installs a profile of iOS, which has steps of its own. */
  readonly isProfile: boolean;
  readonly version: string | undefined;
}

type SiteOffer = Pick<SiteStatus, 'downLinkObj' | 'appVersion'>;

const offerFor = ({ downLinkObj, appVersion }: SiteOffer, os: 'ios' | 'android'): SystemOffer => {
  const links = downloadLinks(downLinkObj);
  const url = directLink(links, os);
  return {
    os,
    url,
    isProfile: os === 'ios' && url !== undefined && url === links.profile,
    version: os === 'ios' ? appVersion.IOS : appVersion.Android,
  };
};

/** The systems that have the merchant's app, or its home screen; on a phone its own system only. */
export function offeredSystems(site: SiteOffer, here: Environment['os']): readonly SystemOffer[] {
  return (['ios', 'android'] as const)
    .filter((os) => os === here || (here !== 'ios' && here !== 'android'))
    .map((os) => offerFor(site, os))
    .filter(({ os, url }) => url !== undefined || isOnHomeScreen(site.downLinkObj, os));
}
