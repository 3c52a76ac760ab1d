import type { ListSource } from '@tessera/remote/view';
import { itemKey, itemsOf, itemText } from './items';
import { pictureOf } from './picture';

const source: ListSource = {
  call: 0,
  at: 'data.lanes',
  id: 'title',
  texts: ['title'],
  counts: { gameCount: 'cards' },
  unless: 'cards',
  order: { LIVE: 2, RNG: 1, PVP: 3 },
  least: 1,
  alike: { ids: ['RNG'], list: 'cards', at: 'vendor', is: 'TCG' },
  facts: {
    lane: [{ at: 'title' }, { upTo: 1 }, { atLeast: 2, of: 'cards' }],
    card: [{ on: 'hot' }, { has: 'note' }, { cases: [['plain', { title: '^[A-Z]+$' }]] }],
  },
  holes: {},
};
const lane = (title: unknown, vendors: readonly string[], more: object = {}) => ({
  title,
  cards: vendors.map((vendor) => ({ vendor })),
  gameCount: 9,
  ...more,
});
const found = (...lanes: unknown[]) => itemsOf(source, { data: { lanes } }, 'lanes');

test('items have the order of the page, and empty ones are left out', () => {
  const items = found(lane('LIVE', ['a']), lane('PVP', []), lane('RNG', ['a', 'TCG']));
  expect(items?.map(({ record, at, total, name }) => [record.title, at, total, name])).toEqual([
    ['RNG', 0, 2, 'lanes-0'],
    ['LIVE', 1, 2, 'lanes-1'],
  ]);
  expect(items?.map((item) => itemKey(source.facts.lane ?? [], item, {}))).toEqual(['RNG 0 many', 'LIVE 1 ']);
});

test.each([
  ['no list', [undefined, null]],
  ['too few items', []],
  ['an item twice', [lane('LIVE', ['a']), lane('LIVE', ['a'])]],
  ['an id that the page sorts elsewhere', [lane('HERBS', ['a'])]],
  ['a number in the place of a text', [lane(7, ['a'])]],
  ['a text with blanks around it', [lane(' LIVE', ['a'])]],
  ['a count below the number of items', [lane('LIVE', ['a', 'b'], { gameCount: 1 })]],
  ['a count that is no number', [lane('LIVE', ['a'], { gameCount: '9' })]],
  ['items that the page moves to another list', [lane('RNG', ['TCG', 'TCG'])]],
])('%s is left to the page', (_, lanes) => {
  expect(found(...lanes)).toBeUndefined();
});

test('an answer without the list is left to the page', () => {
  expect(itemsOf(source, undefined, 'lanes')).toBeUndefined();
  expect(itemsOf(source, { data: { lanes: {} } }, 'lanes')).toBeUndefined();
});

test.each([
  [{ hot: 'Y', note: 'x' }, 'on one plain'],
  [{ hot: 0, note: null }, '  plain'],
  [{ note: ' x' }, ' unknown plain'],
  [{ note: 7 }, ' unknown plain'],
])('an item with %j has the key "%s"', (more, key) => {
  const [item] = found(lane('LIVE', ['a'], more)) ?? [];
  expect(item && itemKey(source.facts.card ?? [], item, {})).toBe(key);
});

test('texts of an item', () => {
  const [item] = found(lane('LIVE', ['a'], { name: 'royal baccarat live' })) ?? [];
  const text = (as?: 'initials' | 'hue' | 'position' | 'total') =>
    item && itemText({ at: 'name', ...(as && { as }) }, item, {});
  expect(text()).toBe('royal baccarat live');
  expect(text('initials')).toBe('RB');
  expect(Number(text('hue'))).toBeLessThan(360);
  expect([text('position'), text('total')]).toEqual(['1', '1']);
});

test.each([
  [undefined, [], undefined],
  ['', ['/img'], undefined],
  ['a/b.webp', ['/img/'], '/img/a/b.webp'],
  ['a.webp', ['https://img.example/x', '/img'], 'https://img.example/x/a.webp'],
  ['a.webp', ['img.example'], 'https://img.example/a.webp'],
  ['/img/a.webp', ['/img'], '/img/a.webp'],
  ['/other/a.webp', [], '/other/a.webp'],
  ['https://img.example/a.webp', ['//img.example'], 'https://img.example/a.webp'],
  ['https://other.example/a.webp', ['//img.example'], 'unknown'],
  ['//other.example/a.webp', ['/img'], 'unknown'],
  ['../a.webp', ['/img'], 'unknown'],
  ['/img/../a.webp', ['/img'], 'unknown'],
  ['a b.webp', ['/img'], 'unknown'],
  ['a.webp?v=1', ['/img'], '/img/a.webp?v=1'],
  ['a.webp?v=ä', ['/img'], 'unknown'],
  ['a/./b.webp', ['/img'], 'unknown'],
  ['a/..', ['/img'], 'unknown'],
  ['a.webp', ['IMG.example'], 'unknown'],
  ['a.webp', ['img.example:8443'], 'unknown'],
  ['a.webp', [], 'unknown'],
  [7, ['/img'], 'unknown'],
])('the picture %j on %j is %j', (image, imageCDN, address) => {
  expect(pictureOf(image, { imageCDN })).toBe(address);
});
