/** @jest-environment jsdom */
import { groupByDay } from './day-groups';

const noon = (day: number) => new Date(2026, 10, day, 12).getTime();
const idsOf = (items: { id: string; at?: number }[]) =>
  groupByDay(items).map(({ items: ofDay }) => ofDay.map(({ id }) => id).join(' '));

test('items are grouped by the days of the member’s time zone, in their order', () => {
  const lateEvening = new Date(2026, 10, 22, 23, 59).getTime();
  const items = [
    { id: 'a', at: lateEvening },
    { id: 'b', at: noon(22) },
    { id: 'c', at: noon(21) },
  ];
  expect(idsOf(items)).toEqual(['a b', 'c']);
});

test('an item without a time stays with the one before it, and no item is lost', () => {
  expect(idsOf([{ id: 'a' }, { id: 'b', at: noon(22) }, { id: 'c' }, { id: 'd', at: noon(22) }])).toEqual([
    'a',
    'b c d',
  ]);
});
