import type { Fleet } from '../../api';
import { noFilter, ranksOf, rowsOf, selectRows, versionsIn } from './select';

const fleet: Fleet = {
  pieces: ['shell', 'games'],
  states: [
    {
      pieces: { shell: [{ version: '1.2.0', weight: 100 }], games: [{ version: '2.9.0', weight: 100 }] },
      previous: {},
    },
    {
      pieces: {
        shell: [{ version: '1.2.0', weight: 100 }],
        games: [
          { version: '2.9.0', weight: 90 },
          { version: '2.10.0', weight: 10 },
        ],
      },
      previous: { games: '2.8.0' },
    },
  ],
  merchants: [
    {
      code: 'm10',
      name: 'Ten',
      template: 'MT8801',
      host: 'ten.example',
      number: 3,
      state: 0,
      pointed: true,
      changed: {},
    },
    {
      code: 'm2',
      name: 'Two',
      template: 'MT8803',
      host: 'two.example',
      number: 4,
      state: 1,
      pointed: false,
      changed: { games: 'now' },
    },
    {
      code: 'm3',
      name: 'Three',
      template: 'MT8801',
      host: 'three.example',
      state: 0,
      pointed: true,
      changed: {},
    },
  ],
};
const byMerchant = { by: 'merchant', descending: false };
const codes = (filter = noFilter, order = byMerchant) =>
  selectRows(rowsOf(fleet), filter, order).map(({ merchant }) => merchant.code);

test('rows are sorted with numbers in their numeric order', () => {
  expect(codes()).toEqual(['m2', 'm3', 'm10']);
  expect(codes(noFilter, { by: 'merchant', descending: true })).toEqual(['m10', 'm3', 'm2']);
});

test('the search reads code, name and host without case', () => {
  expect(codes({ ...noFilter, search: 'TWO.ex' })).toEqual(['m2']);
  expect(codes({ ...noFilter, search: ' th' })).toEqual(['m3']);
});

test.each([
  [{ version: 'games@2.10.0' }, ['m2']],
  [{ template: 'MT8801' }, ['m3', 'm10']],
  [{ condition: 'rolling' as const }, ['m2']],
  [{ condition: 'changed' as const }, ['m2']],
  [{ condition: 'late' as const }, ['m2']],
  [{ condition: 'unreleased' as const }, ['m3']],
])('the filter %j finds the merchants with it', (filter, found) => {
  expect(codes({ ...noFilter, ...filter })).toEqual(found);
});

test('versions are listed by piece from new to old, and ranked by their members', () => {
  expect(versionsIn(fleet)).toEqual(['shell@1.2.0', 'games@2.10.0', 'games@2.9.0']);
  expect(ranksOf(fleet).get('games@2.9.0')).toBe(0);
  expect(ranksOf(fleet).get('games@2.10.0')).toBe(1);
});

test('ten thousand merchants are searched by name', () => {
  const merchants = Array.from({ length: 10_000 }, (_, n) => ({
    code: `m${n}`,
    name: `Merchant ${n}`,
    template: 'MT8801',
    host: `m${n}.example`,
    number: 1,
    state: n % 2,
    pointed: true,
    changed: {},
  }));
  const rows = rowsOf({ ...fleet, merchants });
  expect(
    selectRows(rows, { ...noFilter, search: 'chant 99' }, { by: 'games', descending: true }),
  ).toHaveLength(111);
});
