import { HOME } from '@tessera/contract';

/** The pages of this remote, and those of others that it leads to or asks about. */
export const paths = {
  home: HOME,
  news: '/m/news',
  download: '/m/download',
  app: '/m/app',
  login: '/m/login',
  launchGame: '/m/launchGame',
  referral: '/m/inviteFriends',
  agentRegister: '/m/agentRegister',
} as const;

const homes: readonly string[] = ['/', paths.home, '/m/index.html'];

/** Whether a path shows the home page (R2.4, R2.21). */
export const isHome = (pathname: string): boolean => homes.includes(pathname);
