import { currentRelease } from './release';

/**
 * The origins beyond our own that the merchant's description trusts: for scripts, for games, for payment pages, or for
 * links of the merchant. @returns undefined if the description does not say
 */
export const trustedOrigins = (
  kind: 'scripts' | 'games' | 'links' | 'payments',
): readonly string[] | undefined => currentRelease().merchant.allow?.[kind];
