import { environment } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useMember, useSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { type BarView, barVisibility, type DownloadSetting } from './bar-visibility';
import { type DownloadLinks, downloadLinks, isOnHomeScreen } from './download-links';
import { useStage } from './stage';
import { useSetting } from './use-setting';

/** The merchant's app as it is offered here and now. */
export interface Offer {
  readonly view: BarView;
  readonly links: DownloadLinks;
  /** The merchant lists the home screen as a way to the app on this system. */
  readonly homeScreen: boolean;
  readonly setting: DownloadSetting | undefined;
}

const GAME_PAGE = '/m/launchGame';

/** Gathers what decides whether the app is offered, and asks for the merchant's settings where they can matter. */
export function useOffer(): Offer {
  const stage = useStage();
  const signedIn = useSession() !== undefined;
  const rankLevel = useMember().info?.clubLabel?.rankLevel ?? 0;
  const listed = useSite((site) => site.downLinkObj);
  const links = downloadLinks(listed);
  const homeScreen = isOnHomeScreen(listed, environment().os);
  const playing = useLocation().pathname === GAME_PAGE;
  const setting = useSetting(stage !== 'over');
  const facts = {
    stage,
    environment: environment(),
    links,
    homeScreen,
    setting,
    signedIn,
    rankLevel,
    playing,
  };
  return { view: barVisibility(facts), links, homeScreen, setting };
}
