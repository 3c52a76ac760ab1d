import { type Announcement, listAnnouncements } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useCall } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { useMemo } from 'react';
import { bestLink, downloadLinks } from '../download-bar/download-links';
import { stillToShow } from './seen';

/** An announcement, with the address of the app where it is one for the app. */
export interface Slide extends Announcement {
  readonly app?: string;
}

/** What is announced here and now, the app's own only where it could be had (R7.30). */
export function useAnnouncements(): { readonly popups: readonly Slide[]; readonly floats: readonly Slide[] } {
  const { isNativeApp, isPwa, os } = environment();
  const links = useSite((site) => site.downLinkObj);
  const app = isNativeApp || isPwa ? undefined : bestLink(downloadLinks(links), os);
  const { value: general } = useCall(listAnnouncements, { types: 'POPUP,FLOAT', platform: 'M' });
  const { value: forApp } = useCall(
    listAnnouncements,
    { types: 'POPUP', platform: 'M', category: 'app_download' },
    { enabled: app !== undefined },
  );
  return useMemo(() => {
    const offers = (app && forApp?.announcements.map((one) => ({ ...one, app }))) || [];
    const slides: readonly Slide[] = stillToShow([...(general?.announcements ?? []), ...offers]);
    return {
      popups: slides.filter(({ type }) => type === 'POPUP'),
      floats: slides.filter(({ type }) => type === 'FLOAT'),
    };
  }, [general, forApp, app]);
}
