import { paths } from '../paths';

/** Paths that are a page of one category each; search engines know them (R2.23). */
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
} as const satisfies Record<string, string>;

/** The category that a path stands for, or undefined when it stands for none. */
export const categoryOfPath = (pathname: string): string | undefined =>
  Object.entries(categoryPages).find(([path]) => path === pathname)?.[1];

/** Where all games of a category are listed. */
export const categoryPath = (category: string): string =>
  `${paths.games}?${new URLSearchParams({ category })}`;
