export const HOME = '/m/home';

/** Paths that mean the default landing (R2.1). */
export const homeAliases: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html'];

/** The path whose page is shown on a path. */
export const pagePath = (pathname: string): string => (homeAliases.includes(pathname) ? HOME : pathname);
