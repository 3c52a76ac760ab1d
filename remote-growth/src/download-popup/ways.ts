import type { AppKey } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import type { DownloadSetting } from '../download-bar/bar-visibility';
import { type DownloadLinks, directLink } from '../download-bar/download-links';

/** A way to the app that the popup offers. */
export interface Way {
  readonly system: 'ios' | 'android';
  readonly url: string;
}

const byKey = (links: DownloadLinks, key: AppKey): string | undefined =>
  ({ IOS: links.ios, MOBILECONFIG: links.profile, Android: links.android })[key];

/** What the popup offers on a system: its own way by the merchant's key or else the direct link; on a computer, both (R2.48). */
export function waysFor(
  os: Environment['os'],
  links: DownloadLinks,
  keys: Pick<DownloadSetting['popup'], 'ios' | 'android'>,
): readonly Way[] {
  const systems = (['ios', 'android'] as const).filter((system) =>
    os === 'ios' || os === 'android' ? system === os : true,
  );
  return systems.flatMap((system) => {
    const url = byKey(links, keys[system]) ?? directLink(links, system);
    return url === undefined ? [] : [{ system, url }];
  });
}
