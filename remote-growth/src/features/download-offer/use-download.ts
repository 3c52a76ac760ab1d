import { isAgent, type MerchantLink, merchantLink } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { siteLink, useGo } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { trustedOrigins, useSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { type DownloadLinkProps, downloadLinkProps } from '../../common/merchant-app';
import { paths } from '../../common/paths';
import { requestedDialog } from '../../common/requested-dialog';
import { install, tipsFor, useInstallPrompt } from '../install';
import { downloadAction } from './download-action';
import type { Offer } from './use-offer';

/** Properties of the download button: of a link if it leads to an address, else of a button. */
export type Download =
  | DownloadLinkProps
  | ReturnType<typeof siteLink>
  | { readonly href?: undefined; onClick(): void };

const customDownload = (target: MerchantLink, go: (path: string) => void): Download =>
  target.kind === 'page' ? { onClick: () => go(target.path) } : siteLink(target.url);

/** The work of the download button (R4.25). */
export function useDownload({ links, setting, homeScreen }: Offer): Download {
  const text = useText('growth');
  const go = useGo();
  const session = useSession();
  const caught = useInstallPrompt();
  // A template without `pwa` offers no home screen (R3.26).
  const prompt = useSite(({ mobileTemplate }) => mobileTemplate.pwa) === false ? undefined : caught;
  const action = downloadAction({
    referral: setting?.referral ?? false,
    custom: merchantLink(setting?.link, trustedOrigins('links')),
    prompt,
    homeScreen: homeScreen && tipsFor(environment()) !== undefined,
    os: environment().os,
    links,
  });
  switch (action.kind) {
    case 'referral':
      return {
        onClick: () => go(session && isAgent(session.type) ? paths.agentRegister : paths.referral),
      };
    case 'custom':
      return customDownload(action.target, go);
    case 'install':
      return {
        onClick() {
          track('downloadApp', { install: 'homescreen' });
          if (action.prompt) void install(action.prompt, text('install_installing'));
          else requestedDialog.setState('install');
        },
      };
    case 'link':
      return downloadLinkProps(action.url);
    case 'popup':
      return { onClick: () => requestedDialog.setState('popup') };
  }
}
