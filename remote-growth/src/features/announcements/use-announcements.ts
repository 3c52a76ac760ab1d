import { listAnnouncements } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useCall } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { useMemo } from 'react';
import type { AppAnnouncement } from '../../common/announcement';
import { bestLink, downloadLinks, useAppAnnouncements } from '../../common/merchant-app';
import { openAnnouncements } from './closed-announcements';

interface OpenAnnouncements {
  readonly popups: readonly AppAnnouncement[];
  readonly floats: readonly AppAnnouncement[];
}

/**
 * The announcements that may show now. Those about the app only where the visitor can download it (R7.30). None before
 * both answers have come: a slide that is added to an open dialog would change its size.
 */
export function useAnnouncements(): OpenAnnouncements {
  const { isNativeApp, isPwa, os } = environment();
  const links = useSite((site) => site.downLinkObj);
  const app = isNativeApp || isPwa ? undefined : bestLink(downloadLinks(links), os);
  const { value: general } = useCall(listAnnouncements, { types: 'POPUP,FLOAT', platform: 'M' });
  const aboutApp = useAppAnnouncements(app !== undefined);
  return useMemo(() => {
    const isComplete = general !== undefined && (app === undefined || aboutApp !== undefined);
    const withApp = (app && aboutApp?.map((one) => ({ ...one, app }))) || [];
    const open: readonly AppAnnouncement[] = isComplete
      ? openAnnouncements([...general.announcements, ...withApp])
      : [];
    return {
      // A type that is not known is shown in the carousel, as the most are.
      popups: open.filter(({ type }) => type !== 'FLOAT' && type !== 'TICKER'),
      floats: open.filter(({ type }) => type === 'FLOAT'),
    };
  }, [general, aboutApp, app]);
}
