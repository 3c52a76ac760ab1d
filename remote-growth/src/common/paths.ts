import { HOME } from '@tessera/contract';

/** The pages of other remotes that this one leads to or asks about. */
export const paths = {
  home: HOME,
  login: '/m/login',
  launchGame: '/m/launchGame',
  referral: '/m/inviteFriends',
  agentRegister: '/m/agentRegister',
} as const;

const homes: readonly string[] = ['/', paths.home, '/m/index.html'];

/** Whether a path shows the home page (R2.4, R2.21). */
export const isHome = (pathname: string): boolean => homes.includes(pathname);
