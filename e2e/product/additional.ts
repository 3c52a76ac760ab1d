/**
 * For tests that are made from a table: the ordinary run takes the first cases, which cover each row and each column of
 * the table once, and `E2E_ALL=1` takes every case.
 *
 * @returns the options of a test
 */
export const additionalUnless = (isOrdinary: boolean): { tag?: string } =>
  isOrdinary ? {} : { tag: '@additional' };
