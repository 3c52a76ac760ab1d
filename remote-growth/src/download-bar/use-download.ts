import { isAgent, type MerchantLink, merchantLink } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { askedFor } from '../asked-for';
import { install } from '../install/install';
import { useInstallPrompt } from '../install/install-event';
import { tipsFor } from '../install/tips/tips-for';
import { downloadAction } from './download-action';
import { type DownloadLink, downloadLink } from './download-link';
import type { Offer } from './use-offer';

/** What gets the app: a link where it leads to an address, else something to do. */
export type Download =
  | DownloadLink
  | { readonly href: string; readonly target: '_blank'; readonly rel: string }
  | { readonly href?: undefined; onClick(): void };

const customDownload = (target: MerchantLink, go: (path: string) => void): Download =>
  target.kind === 'page'
    ? { onClick: () => go(target.path) }
    : { href: target.url, target: '_blank', rel: 'noopener noreferrer' };

/** The download button's work (R4.25). */
export function useDownload({ links, setting, homeScreen }: Offer): Download {
  const text = useText('growth');
  const go = useGo();
  const session = useSession();
  const prompt = useInstallPrompt();
  const linkHosts = useSite((site) => site.linkHosts);
  const action = downloadAction({
    referral: setting?.referral ?? false,
    custom: merchantLink(setting?.link, linkHosts),
    prompt,
    homeScreen: homeScreen && tipsFor(environment()) !== undefined,
    os: environment().os,
    links,
  });
  switch (action.kind) {
    case 'referral':
      return {
        onClick: () => go(session && isAgent(session.type) ? '/m/agentRegister' : '/m/inviteFriends'),
      };
    case 'custom':
      return customDownload(action.target, go);
    case 'install':
      return {
        onClick() {
          track('downloadApp', { install: 'homescreen' });
          if (action.prompt) void install(action.prompt, text('install_installing'));
          else askedFor.set('install');
        },
      };
    case 'link':
      return downloadLink(action.url);
    case 'popup':
      return { onClick: () => askedFor.set('popup') };
  }
}
