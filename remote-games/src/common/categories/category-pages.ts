import type { GameCategory } from './categories';

/** The paths that are pages of one category each. Search engines know them (R2.23). The build reads them, in Node. */
export const categoryPages = {
  '/m/sports': 'SPORTS',
  '/m/live': 'LIVE',
  '/m/rng': 'RNG',
  '/m/table': 'TABLE',
  '/m/fish': 'FISH',
  '/m/pvp': 'PVP',
  '/m/crash': 'CRASH',
  '/m/arcade': 'ARCADE',
  '/m/elott': 'ELOTT',
} as const satisfies Record<string, GameCategory>;

/** @returns the category of a category page, undefined for any other path */
export const categoryOfPath = (pathname: string): GameCategory | undefined =>
  Object.entries(categoryPages).find(([path]) => path === pathname)?.[1];
