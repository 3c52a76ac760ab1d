import { hueOf } from './hue';
import { initialsOf } from './initials';

test.each([
  ['Jane Miller', 'JM'],
  ['jane_m88', 'JM'],
  ['  royal   baccarat live ', 'RB'],
  ['麻将胡了', '麻'],
  ['كازينو مباشر', 'كم'],
  ['🐉 Vault', '🐉V'],
  ['', ''],
])('%p is shortened to %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a hue is the same for the same text, a degree of the circle, and far apart for near texts', () => {
  expect(hueOf('game-1')).toBe(hueOf('game-1'));
  const hues = Array.from({ length: 60 }, (_, index) => hueOf(`game-${index}`));
  expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 360)).toBe(true);
  expect(new Set(hues.map((hue) => Math.floor(hue / 60))).size).toBe(6);
});
