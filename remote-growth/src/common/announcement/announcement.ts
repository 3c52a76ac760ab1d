import { type Announcement, merchantLink } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { openSite, useGo } from '@tessera/shell/navigation';
import { trustedOrigins } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { downloadTarget } from '../merchant-app';

/** An announcement; `app` is the address of the app if the announcement is about it. */
export interface AppAnnouncement extends Announcement {
  readonly app?: string;
}

/** Whether an announcement may show at a moment: between its start and end time. */
export const isCurrent = ({ startTime, endTime }: Announcement, now: number): boolean =>
  (startTime ?? now) <= now && (endTime ?? now) >= now;

/** @returns a function that opens the link of an announcement, or undefined if it has no allowed link */
export function useOpenAnnouncement({ link, app }: AppAnnouncement): (() => void) | undefined {
  const go = useGo();
  const target = merchantLink(link, trustedOrigins('links'));
  if (target?.kind === 'page') return () => go(target.path);
  if (target?.kind === 'site') return () => void openSite(target.url);
  if (app === undefined) return undefined;
  return () => {
    track('downloadApp', { url: app });
    window.open(app, downloadTarget(app, environment()), 'noopener');
  };
}
