import type { CustomerServiceEntry } from '@tessera/contract';
import { visibleEntries } from './entries';

const entry = (title: string, csPosition: number, ...labelIds: string[]): CustomerServiceEntry => ({
  csType: 'LINE',
  title,
  csPosition,
  labelIds,
});
const titles = (entries: readonly CustomerServiceEntry[], labelId?: string) =>
  visibleEntries(entries, labelId).map(({ title }) => title);

const all = [entry('line', 2), entry('gold', 3, '7', '8'), entry('main', 1), entry('black', 0, '9')];

test.each([
  ['a visitor', undefined, ['main', 'line']],
  ['a member of a label that no entry names', '5', ['main', 'line']],
  ['a member of label 7', '7', ['gold']],
  ['a member of label 8', '8', ['gold']],
  ['a member of label 9', '9', ['black']],
])('%s sees %3$j [R5.15, R6.4]', (_, labelId, shown) => {
  expect(titles(all, labelId)).toEqual(shown);
});

test('the main entry, the one with the lowest position, comes first', () => {
  expect(titles([entry('c', 3), entry('a', 1), entry('b', 2)])).toEqual(['a', 'b', 'c']);
});

test('entries with labels are hidden from members without a label', () => {
  expect(titles([entry('gold', 1, '7')])).toEqual([]);
});

test('the merchant’s own list stays as it is', () => {
  const before = titles(all);
  visibleEntries(all, undefined);
  expect(all.map(({ title }) => title)).toEqual(['line', 'gold', 'main', 'black']);
  expect(titles(all)).toEqual(before);
});
