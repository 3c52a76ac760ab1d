import { HOME } from '@tessera/contract';
import { matchScore } from '@tessera/remote/early';

/** Paths of the home page besides its own (R2.1). */
export const homeAliases: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html'];

/** The path of the page that an address shows. */
export const pagePath = (pathname: string): string =>
  homeAliases.some((alias) => matchScore(alias, pathname) > 0) ? HOME : pathname;
