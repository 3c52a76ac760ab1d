import { isAgent } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { track } from '@tessera/shell/tracking';
import { askedFor } from '../asked-for';
import { install } from '../install/install';
import { useInstallPrompt } from '../install/install-event';
import { tipsFor } from '../install/tips/tips-for';
import { downloadAction } from './download-action';
import { type DownloadLink, downloadLink } from './download-link';
import type { Offer } from './use-offer';

/** What gets the app: a link where it leads to an address, else something to do. */
export type Download = DownloadLink | { readonly href?: undefined; onClick(): void };

/** The download button's work; `custom` is done in place of it (R4.25). */
export function useDownload({ links, setting, homeScreen }: Offer, custom?: () => void): Download {
  const text = useText('growth');
  const go = useGo();
  const session = useSession();
  const prompt = useInstallPrompt();
  const action = downloadAction({
    referral: setting?.referral ?? false,
    custom,
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
      return { onClick: action.run };
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
