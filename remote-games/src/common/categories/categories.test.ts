import { sentence } from '../../testing/sentences';
import {
  categoryIcon,
  categoryName,
  categoryOf,
  FAVOURITES,
  type GameCategory,
  gameCategories,
  ordinalOf,
  type ShownCategory,
} from './categories';

const name = (category: ShownCategory) => categoryName(sentence, category);

test('sports, live, slots, table, fish and lottery have a name, an icon and a position each [R1.1b]', () => {
  const codes: GameCategory[] = ['SPORTS', 'LIVE', 'RNG', 'TABLE', 'FISH', 'LOTT'];
  expect(codes.map(name)).toEqual(['Sports', 'Live casino', 'Slots', 'Table games', 'Fishing', 'Lottery']);
  expect(new Set(codes.map(categoryIcon)).size).toBe(codes.length);
  expect(new Set(codes.map(ordinalOf)).size).toBe(codes.length);
});

test('ordinals start at 100 and rise by 100 [R9.35]', () => {
  const ranked: GameCategory[] = [
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
  ];
  expect(ranked.map(ordinalOf)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100]);
});

test('ELOTTO has the ordinal of ELOTT, SEA_LOTT is 5 after it, VIETNAM_LOTTO 1 after LOTT [R9.35]', () => {
  expect(ordinalOf('ELOTTO')).toBe(ordinalOf('ELOTT'));
  expect(ordinalOf('SEA_LOTT')).toBe(ordinalOf('ELOTT') + 5);
  expect(ordinalOf('VIETNAM_LOTTO')).toBe(ordinalOf('LOTT') + 1);
});

test.each(['COCKFIGHT', 'constructor', 'FAVOURITES', ''])(
  'the unknown category "%s" is shown in OTHER, which has a name, an icon and comes last [R1.1b]',
  (code) => {
    const category = categoryOf(code);
    expect(name(category)).toBe('More games');
    expect(categoryIcon(category)).toMatch(/^M/);
    expect(ordinalOf(category)).toBe(Math.max(...gameCategories.map(ordinalOf)));
  },
);

test('every category has a name, the favourites included', () => {
  const all: readonly ShownCategory[] = [...gameCategories, FAVOURITES];
  for (const category of all) expect(name(category)).not.toContain(category);
});
