import { HOME } from '@tessera/contract';

/** Paths of the home page besides its own (R2.1). */
export const homeAliases: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html'];

/** The path of the page that an address shows. */
export const pagePath = (pathname: string): string => (homeAliases.includes(pathname) ? HOME : pathname);
