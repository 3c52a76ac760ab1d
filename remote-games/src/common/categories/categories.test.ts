import { sentence } from '../../testing/sentences';
import { categoryIcon, categoryName, ordinalOf } from './categories';

const name = (category: string) => categoryName(sentence, category);

test('sports, live, slots, table, fish and lottery have a name, an icon and a position each [R1.1b]', () => {
  const codes = ['SPORTS', 'LIVE', 'RNG', 'TABLE', 'FISH', 'LOTT'];
  expect(codes.map(name)).toEqual(['Sports', 'Live casino', 'Slots', 'Table games', 'Fishing', 'Lottery']);
  expect(new Set(codes.map(categoryIcon)).size).toBe(codes.length);
  expect(new Set(codes.map(ordinalOf)).size).toBe(codes.length);
});

test('ordinals start at 100 and rise by 100 [R9.35]', () => {
  const ranked = ['SPORTS', 'LIVE', 'TCG', 'RNG', 'TABLE', 'FISH', 'PVP', 'CRASH', 'ARCADE', 'LOTT', 'ELOTT'];
  expect(ranked.map(ordinalOf)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100]);
});

test('ELOTTO has the ordinal of ELOTT, SEA_LOTT is 5 after it, VIETNAM_LOTTO 1 after LOTT [R9.35]', () => {
  expect(ordinalOf('ELOTTO')).toBe(ordinalOf('ELOTT'));
  expect(ordinalOf('SEA_LOTT')).toBe(ordinalOf('ELOTT') + 5);
  expect(ordinalOf('VIETNAM_LOTTO')).toBe(ordinalOf('LOTT') + 1);
});

test.each(['COCKFIGHT', 'constructor'])(
  'the unknown category %s is named by its code, has an icon and comes last',
  (category) => {
    expect(name(category)).toBe(category);
    expect(categoryIcon(category)).toMatch(/^M/);
    expect(ordinalOf(category)).toBeGreaterThan(ordinalOf('SEA_LOTT'));
  },
);

test('every known category has a name, the favourites included', () => {
  for (const category of ['TCG', 'VIETNAM_LOTTO', 'ELOTTO', 'SEA_LOTT', 'FAVOURITES'])
    expect(name(category)).not.toBe(category);
});
