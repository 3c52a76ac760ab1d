/** Game categories of the platform, by their codes; a lane's title is one of these (R1.1b, R3.33). */
export const categories = [
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
] as const;
export type Category = (typeof categories)[number];
