import { downloadSetting } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { useMember, useSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { type BarView, barVisibility, type DownloadSetting } from './bar-visibility';
import { type DownloadLinks, downloadLinks } from './download-links';
import { useStage } from './stage';

/** The merchant's app as it is offered here and now. */
export interface Offer {
  readonly view: BarView;
  readonly links: DownloadLinks;
  readonly setting: DownloadSetting | undefined;
}

const GAME_PAGE = '/m/launchGame';

/** Gathers what decides whether the app is offered, and asks for the merchant's settings where they can matter. */
export function useOffer(): Offer {
  const stage = useStage();
  const signedIn = useSession() !== undefined;
  const rankLevel = useMember().info?.clubLabel?.rankLevel ?? 0;
  const links = downloadLinks(useSite((site) => site.downLinkObj));
  const playing = useLocation().pathname === GAME_PAGE;
  const { isNativeApp, isPwa } = environment();
  const enabled = stage !== 'over' && !isNativeApp && !isPwa;
  const { value: setting } = useCall(downloadSetting, { domain: location.hostname }, { enabled });
  const facts = { stage, environment: environment(), links, setting, signedIn, rankLevel, playing };
  return { view: barVisibility(facts), links, setting };
}
