/** `tessera-build serve` develops, everything else builds for production. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Whether a change is put into the open page with React Fast Refresh, instead of loading the page again. It needs a
 * development React in the page, and so a shell from a dev server.
 */
export const hasRefresh = isDevelopment && process.env.TESSERA_REFRESH === 'on';

/**
 * Origin of a page that another server shows, under the policy of its release, and that what is built is to come into;
 * without it, the page is the dev server's own.
 */
export const foreignPage: string | undefined = (isDevelopment && process.env.TESSERA_PAGE) || undefined;
