import type { Contrast, Shift } from '../../e2e/look/measured';
import { contrastTable, shiftTables } from './look-tables';

const moved = (part: Partial<Shift>): Shift => ({
  merchant: 'aurora',
  state: 'first visit',
  path: '/m/home',
  shift: 0,
  ...part,
});
const seen = (part: Partial<Contrast>): Contrast => ({
  merchant: 'aurora',
  template: 'MT8801',
  scheme: 'dark',
  isLarge: false,
  path: '/m/home',
  words: 'Slots',
  ratio: 7.123,
  ...part,
});

test('shifts have a table for each state, with a row for each merchant and a column for each path', () => {
  const text = shiftTables([
    moved({}),
    moved({ path: '/m/game', shift: 0.01234 }),
    moved({ merchant: 'noor' }),
    moved({ state: 'member' }),
  ]);
  expect(text).toContain('4 pages, the largest shift 0.0123.');
  expect(text).toContain('| first visit | `/m/home` | `/m/game` |\n| --- | --- | --- |');
  expect(text).toContain('| aurora | 0.0000 | 0.0123 |\n| noor | 0.0000 | · |');
  expect(text).toContain('| member | `/m/home` |');
});

test('contrast has a row for each template and scheme, with the least legible text', () => {
  const text = contrastTable([seen({}), seen({ isLarge: true, words: 'Wins | all', ratio: 3.2 })]);
  expect(text).toContain(
    '| MT8801 | aurora | dark | 7.12 | “Slots”, `/m/home` | 3.20 | “Wins  all”, `/m/home` |',
  );
  expect(text).toContain('| MT8801 | aurora | light | · |  | · |  |');
});
