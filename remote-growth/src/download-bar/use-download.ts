import { isAgent } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { useSession } from '@tessera/shell/session';
import { track } from '@tessera/shell/tracking';
import { downloadAction } from './download-action';
import { bestLink } from './download-links';
import { askToInstall, installPrompt } from './install-prompt';
import { openDownload } from './open-download';
import type { Offer } from './use-offer';

/** The download button's work; `custom` is done in place of it (R4.25). */
export function useDownload({ links, setting }: Offer, custom?: () => void): () => void {
  const text = useText('growth');
  const go = useGo();
  const session = useSession();
  const { os } = environment();

  const open = (url: string) => {
    track('downloadApp', { url });
    openDownload(url);
  };
  return () => {
    const facts = { referral: setting?.referral ?? false, custom, prompt: installPrompt(), os, links };
    const action = downloadAction(facts);
    switch (action.kind) {
      case 'referral':
        return go(session && isAgent(session.type) ? '/m/agentRegister' : '/m/inviteFriends');
      case 'custom':
        return action.run();
      case 'install':
        track('downloadApp', { install: 'homescreen' });
        return void askToInstall(action.prompt);
      case 'link':
        return open(action.url);
      case 'popup': {
        const url = bestLink(links, os);
        return url === undefined ? toast(text('download_unavailable'), { tone: 'danger' }) : open(url);
      }
    }
  };
}
