/** R9.35 */
const START = 100;
const STEP = 100;

/** The categories that have a place of their own, in the order in which they stand. */
const ranked = [
  'SPORTS',
  'LIVE',
  'TCG',
  'RNG',
  'TABLE',
  'FISH',
  'PVP',
  'CRASH',
  'ARCADE',
  'LOTT',
  'ELOTT',
] as const;

const places = new Map<string, number>(ranked.map((category, at) => [category, START + at * STEP]));
const placeOf = (category: (typeof ranked)[number]): number => START + ranked.indexOf(category) * STEP;

places.set('ELOTTO', placeOf('ELOTT'));
places.set('SEA_LOTT', placeOf('ELOTT') + 5);
places.set('VIETNAM_LOTTO', placeOf('LOTT') + 1);

const afterAll = START + ranked.length * STEP;

/**
 * Where a category stands among the others, smallest first (R9.35): from 100 in steps of 100; ELOTTO shares the
 * ordinal of ELOTT, SEA_LOTT comes 5 after it, VIETNAM_LOTTO 1 after LOTT. One that we do not know comes last.
 */
export const ordinalOf = (category: string): number => places.get(category) ?? afterAll;
