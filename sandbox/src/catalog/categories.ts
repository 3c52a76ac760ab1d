import type { Category } from '../artwork';

export type { Category } from '../artwork';

/** Every game category, in the order of the game ids. */
export const categories: readonly Category[] = [
  'RNG',
  'LIVE',
  'SPORTS',
  'TABLE',
  'FISH',
  'PVP',
  'CRASH',
  'ARCADE',
  'LOTT',
  'ELOTT',
  'SEA_LOTT',
  'VIETNAM_LOTTO',
];
