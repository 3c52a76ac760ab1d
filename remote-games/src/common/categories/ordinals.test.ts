import { ordinalOf } from './ordinals';

const ranked = ['SPORTS', 'LIVE', 'TCG', 'RNG', 'TABLE', 'FISH', 'PVP', 'CRASH', 'ARCADE', 'LOTT', 'ELOTT'];

test('ordinals start at 100 and rise by 100 [R9.35]', () => {
  expect(ranked.map(ordinalOf)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100]);
});

test('ELOTTO shares the ordinal of ELOTT, SEA_LOTT is 5 after it, VIETNAM_LOTTO 1 after LOTT [R9.35]', () => {
  expect(ordinalOf('ELOTTO')).toBe(ordinalOf('ELOTT'));
  expect(ordinalOf('SEA_LOTT')).toBe(ordinalOf('ELOTT') + 5);
  expect(ordinalOf('VIETNAM_LOTTO')).toBe(ordinalOf('LOTT') + 1);
});

test('a category that nobody knows stands after all others', () => {
  expect(ordinalOf('COCKFIGHT')).toBeGreaterThan(ordinalOf('SEA_LOTT'));
});
