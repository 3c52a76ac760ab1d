import { environment } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useMember, useSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import {
  type DownloadLinks,
  type DownloadSetting,
  downloadLinks,
  isOnHomeScreen,
  useDownloadSetting,
} from '../../common/merchant-app';
import { paths } from '../../common/paths';
import { useBarState } from './bar-state';
import { type BarView, barVisibility } from './bar-visibility';

/** What the merchant offers of its app on this page, to this visitor. */
export interface Offer {
  readonly view: BarView;
  readonly links: DownloadLinks;
  /** The merchant offers the home screen in place of an app on this system. */
  readonly homeScreen: boolean;
  readonly setting: DownloadSetting | undefined;
}

/** Reads the facts that decide about the offer. Requests the merchant's settings only where the bar may still show. */
export function useOffer(): Offer {
  const state = useBarState();
  const signedIn = useSession() !== undefined;
  const rankLevel = useMember().info?.clubLabel?.rankLevel ?? 0;
  const listed = useSite((site) => site.downLinkObj);
  const links = downloadLinks(listed);
  const { pwa, desktop_app_feature: desktop } = useSite(({ mobileTemplate }) => mobileTemplate);
  const homeScreen = pwa !== false && isOnHomeScreen(listed, environment().os);
  const playing = useLocation().pathname === paths.launchGame;
  const setting = useDownloadSetting(state !== 'closed');
  const facts = {
    state,
    environment: environment(),
    links,
    homeScreen,
    setting,
    signedIn,
    rankLevel,
    desktop,
    playing,
  };
  return { view: barVisibility(facts), links, homeScreen, setting };
}
