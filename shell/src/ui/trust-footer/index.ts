import type { ComponentType } from 'react';

export { TrustFooter } from './trust-footer';

/** Loads the footer of a page, which says what makes the site trustworthy. Rejects if its code cannot be loaded. */
export const loadTrustFooter = (): Promise<{ default: ComponentType }> =>
  import(/* webpackChunkName: "trust-footer" */ './page-footer');
