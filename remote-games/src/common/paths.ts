/** Paths within the app that this remote owns or leads to. */
export const paths = {
  home: '/m/home',
  games: '/m/game',
  launch: '/m/launchGame',
  trial: '/m/trialGame',
  register: '/m/register',
  activity: '/m/activity',
  memberHome: '/m/member/home',
} as const;
