import { sentence } from '../../testing/sentences';
import { categoryIcon } from './category-icon';
import { categoryName } from './category-name';
import { ordinalOf } from './ordinals';

const name = (category: string) => categoryName(sentence, category);

test('sports, live, slots, table, fish and lottery are categories with a name, an icon and a place [R1.1b]', () => {
  const codes = ['SPORTS', 'LIVE', 'RNG', 'TABLE', 'FISH', 'LOTT'];
  expect(codes.map(name)).toEqual(['Sports', 'Live casino', 'Slots', 'Table games', 'Fishing', 'Lottery']);
  expect(new Set(codes.map(categoryIcon)).size).toBe(codes.length);
  expect(new Set(codes.map(ordinalOf)).size).toBe(codes.length);
});

test('a category that our texts do not know is called by its code', () => {
  expect(name('COCKFIGHT')).toBe('COCKFIGHT');
  expect(categoryIcon('COCKFIGHT')).toMatch(/^M/);
});
