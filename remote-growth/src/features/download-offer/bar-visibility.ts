import type { Environment } from '@tessera/shell/environment';
import {
  bestLink,
  type DownloadLinks,
  type DownloadSetting,
  isInstalledApp,
} from '../../common/merchant-app';
import type { BarState } from './bar-state';

/** Everything that decides whether the app is offered. */
export interface BarFacts {
  readonly state: BarState;
  readonly environment: Pick<Environment, 'isNativeApp' | 'isPwa' | 'isWebclip' | 'os' | 'isMobile'>;
  readonly links: DownloadLinks;
  /** The merchant offers the home screen in place of an app on this system. */
  readonly homeScreen: boolean;
  /** Undefined until the answer has come, and after a failure. */
  readonly setting: Pick<DownloadSetting, 'requireLogin' | 'minRankLevel' | 'showOnHomeScreen'> | undefined;
  readonly signedIn: boolean;
  /** The member's VIP rank level; 0 for a visitor. */
  readonly rankLevel: number;
  /** `desktop_app_feature` of the template (R3.26): false if the merchant offers no app on computers. */
  readonly desktop: boolean | undefined;
  /** A game covers the screen. */
  readonly playing: boolean;
}

export type BarView = 'bar' | 'window' | 'nothing';

/** Whether the download bar shows, the app window that replaces a closed bar, or neither (R4.23b to R4.24b, R6.3b). */
export function barVisibility(facts: BarFacts): BarView {
  const { state, environment, links, setting } = facts;
  const { isNativeApp, isWebclip, os } = environment;
  if (state === 'closed' || isNativeApp || isInstalledApp(environment) || facts.playing) return 'nothing';
  if (facts.desktop === false && !environment.isMobile) return 'nothing';
  if (setting === undefined || (bestLink(links, os) === undefined && !facts.homeScreen)) return 'nothing';
  if (isWebclip && (links.ios === undefined || !setting.showOnHomeScreen)) return 'nothing';
  if (setting.requireLogin && !facts.signedIn) return 'nothing';
  if (facts.rankLevel < setting.minRankLevel) return 'nothing';
  return state;
}
