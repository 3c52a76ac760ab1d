import type * as prepared from '../../boot/start/prepare-page';

/** In place of `prepare-page.ts`: the page renders at once, with a fallback, and requests its code and data then. */
export const firstPage: typeof prepared.firstPage = async () => undefined;

/** A touch requests nothing ahead. */
export const prefetchPage: typeof prepared.prefetchPage = async () => undefined;
