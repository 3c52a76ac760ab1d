import { merchantLink } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useGo } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { downloadTarget } from '../download-bar/link-target';
import type { Slide } from './use-announcements';

/** Where an announcement leads, as something to do; undefined where it leads nowhere. */
export function useFollow({ link, app }: Slide): (() => void) | undefined {
  const go = useGo();
  const linkHosts = useSite((site) => site.linkHosts);
  const target = merchantLink(link, linkHosts);
  if (target?.kind === 'page') return () => go(target.path);
  if (target?.kind === 'site') return () => void window.open(target.url, '_blank', 'noopener,noreferrer');
  if (app === undefined) return undefined;
  return () => {
    track('downloadApp', { url: app });
    window.open(app, downloadTarget(app, environment()), 'noopener');
  };
}
