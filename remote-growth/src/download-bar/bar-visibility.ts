import type { AnswerOf, downloadSetting } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import { bestLink, type DownloadLinks } from './download-links';
import { isInstalledApp } from './installed-app';
import type { Stage } from './stage';

export type DownloadSetting = AnswerOf<typeof downloadSetting>;

/** Everything that decides whether the app is offered. */
export interface BarFacts {
  readonly stage: Stage;
  readonly environment: Pick<Environment, 'isNativeApp' | 'isPwa' | 'isWebclip' | 'os'>;
  readonly links: DownloadLinks;
  /** The merchant lists the home screen as a way to the app on this system. */
  readonly homeScreen: boolean;
  /** Absent until it has come, and when it could not be had. */
  readonly setting: Pick<DownloadSetting, 'requireLogin' | 'minRankLevel' | 'showOnHomeScreen'> | undefined;
  readonly signedIn: boolean;
  /** The member's VIP rank level; 0 for a visitor. */
  readonly rankLevel: number;
  /** A game has the whole screen. */
  readonly playing: boolean;
}

export type BarView = 'bar' | 'window' | 'nothing';

/** Whether the download bar shows, the app window that stands for it once it was closed, or neither (R4.23b to R4.24b, R6.3b). */
export function barVisibility(facts: BarFacts): BarView {
  const { stage, environment, links, setting } = facts;
  const { isNativeApp, isWebclip, os } = environment;
  if (stage === 'over' || isNativeApp || isInstalledApp(environment) || facts.playing) return 'nothing';
  if (setting === undefined || (bestLink(links, os) === undefined && !facts.homeScreen)) return 'nothing';
  if (isWebclip && (links.ios === undefined || !setting.showOnHomeScreen)) return 'nothing';
  if (setting.requireLogin && !facts.signedIn) return 'nothing';
  if (facts.rankLevel < setting.minRankLevel) return 'nothing';
  return stage;
}
