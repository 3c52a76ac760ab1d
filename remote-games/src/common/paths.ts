import { HOME } from '@tessera/contract';

/** The in-app paths that this remote owns or links to. */
export const paths = {
  home: HOME,
  games: '/m/game',
  /** The games page with the focus in its search. */
  search: '/m/game?search=',
  launch: '/m/launchGame',
  trial: '/m/trialGame',
  register: '/m/register',
  activity: '/m/activity',
  memberHome: '/m/member/home',
  wallet: '/m/wallet',
  news: '/m/news',
} as const;

/** The path of the games page, narrowed to a category, a vendor, or both. */
export const gamesPath = ({
  category,
  vendor,
}: {
  category?: string | undefined;
  vendor?: string | undefined;
}) => `${paths.games}?${new URLSearchParams({ ...(category && { category }), ...(vendor && { vendor }) })}`;

/** A game as a link to its launch page names it. */
export interface LaunchTarget {
  readonly vendor: string;
  readonly code: string;
  readonly backUrl: string;
  readonly playType?: string | undefined;
  /** The room or table of the game. */
  readonly roomId?: string | undefined;
}

/** The path that launches a game for money (R2.18). */
export function launchPath({ vendor, code, backUrl, playType = '', roomId = '' }: LaunchTarget): string {
  const how = { ...(playType && { playType }), ...(roomId && { roomId }) };
  return `${paths.launch}?${new URLSearchParams({ vendor, code, ...how, backUrl })}`;
}

/** A game as a link to its trial page names it. */
export interface TrialTarget {
  readonly gameId: string;
  readonly nodeId?: string | undefined;
  readonly backUrl: string;
}

/** The path that launches a game for free (R7.34). */
export const trialPath = ({ gameId, nodeId = '', backUrl }: TrialTarget): string =>
  `${paths.trial}?${new URLSearchParams({ gameId, ...(nodeId && { nodeId }), backUrl })}`;
