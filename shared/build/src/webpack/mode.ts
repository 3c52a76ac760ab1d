/** `tessera-build serve` builds for development, every other command for production. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Whether React Fast Refresh applies changes to the open page, instead of a reload. It needs a
 * development React in the page, and so a shell from a dev server.
 */
export const hasRefresh = isDevelopment && process.env.TESSERA_REFRESH === 'on';

/**
 * The origin of a page of another server, under the policy of its release, that loads the built files;
 * if absent, the dev server shows its own page.
 */
export const foreignPage: string | undefined = (isDevelopment && process.env.TESSERA_PAGE) || undefined;
