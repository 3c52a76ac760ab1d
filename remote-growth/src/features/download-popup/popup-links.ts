import type { AppKey } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import { type DownloadLinks, type DownloadSetting, directLink } from '../../common/merchant-app';

/** A link to the app for one system. */
export interface PopupLink {
  readonly system: 'ios' | 'android';
  readonly url: string;
}

const byKey = (links: DownloadLinks, key: AppKey): string | undefined =>
  ({ IOS: links.ios, MOBILECONFIG: links.profile, Android: links.android })[key];

/** The popup's links: for a phone its own system, by the merchant's key or else the direct link; for a computer both (R2.48). */
export function popupLinks(
  os: Environment['os'],
  links: DownloadLinks,
  keys: Pick<DownloadSetting['popup'], 'ios' | 'android'>,
): readonly PopupLink[] {
  const systems = (['ios', 'android'] as const).filter((system) =>
    os === 'ios' || os === 'android' ? system === os : true,
  );
  return systems.flatMap((system) => {
    const url = byKey(links, keys[system]) ?? directLink(links, system);
    return url === undefined ? [] : [{ system, url }];
  });
}
