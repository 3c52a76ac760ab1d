import { groupByDay } from './group-by-day';

test('the same browser on the same day stands once, and what the mark tells apart does not', () => {
  const noon = new Date(2026, 8, 21, 12).getTime();
  const day = 86_400_000;
  const items = [
    { name: 'Chrome', at: noon, ok: true },
    { name: 'Safari', at: noon, ok: true },
    { name: 'Chrome', at: noon - 3_600_000, ok: true },
    { name: 'Chrome', at: noon - 7_200_000, ok: false },
    { name: 'Chrome', at: noon - day, ok: true },
    { name: 'Chrome', ok: true },
  ];
  const groups = groupByDay(items, ({ ok }) => ok).map((group) => group.map((item) => items.indexOf(item)));
  expect(groups).toEqual([[0, 2], [1], [3], [4], [5]]);
});
