/**
 * For tests that are made from a table: the gate takes some cases, such as one of each row and column, and the full run
 * takes every case.
 *
 * @returns the options of a test
 */
export const fullUnless = (isInGate: boolean): { tag?: string } => (isInGate ? {} : { tag: '@full' });
