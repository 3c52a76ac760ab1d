import type { EarlyPlace, EarlySample, RenderedElement } from '@tessera/remote/view';
import { parseMarkup } from '../parse-markup';
import { findLists, shareParts } from '.';

const HOLE = '\uE010';
/** A page with so many games; the first one has a large picture. */
const page = (count: number, kind = '') =>
  parseMarkup(
    `<main><h1>Games</h1><ul>${Array.from({ length: count }, (_, at) => `<li id="_R_${at}_" class="${at === 0 ? 'large' : 'small'}"><b>${HOLE}</b>${kind}</li>`).join('')}</ul></main>`,
  );
const text = () => '';
const hot: EarlySample = { media: ['hot'] };
const plain: EarlySample = {};
const render = async (sample: EarlySample) => page(3, sample === hot ? '<i>hot</i>' : '');
const isItem = ([tag]: RenderedElement) => tag === 'li';
const games = (more: Partial<EarlyPlace> = {}): EarlyPlace => ({ list: 'games', isItem, ...more });
const item = (size: string, ...more: unknown[]) => [
  'li',
  { id: 'early-', class: size },
  ['b', {}, HOLE],
  ...more,
];
const around = (...inner: unknown[]) => [['main', {}, ['h1', {}, 'Games'], ['ul', {}, ...inner]]];
const cut = async (place: EarlyPlace) =>
  (await findLists({ name: 'x', paths: [], Page: () => null, choices: {}, places: [place] }, render, text))(
    page(3),
  );

test('items have their place, and the last one stands for all that follow', async () => {
  expect(await cut(games())).toEqual(
    around(
      { list: 'games', from: 0, to: 1, each: [item('large')] },
      { list: 'games', from: 1, each: [item('small')] },
    ),
  );
});

test('items of each kind stand in a rendering of their own', async () => {
  const kinds = { '': plain, on: hot };
  const of = (size: string) => ({ '': [item(size)], on: [item(size, ['i', {}, 'hot'])] });
  expect(await cut(games({ fact: 'hot', kinds }))).toEqual(
    around(
      { list: 'games', from: 0, to: 1, each: [{ fact: 'hot', of: of('large') }] },
      { list: 'games', from: 1, each: [{ fact: 'hot', of: of('small') }] },
    ),
  );
});

test('or one item of a rendering has the kind', async () => {
  const kinds = { '': { ...plain, at: 0 }, last: { ...plain, at: 2 } };
  expect(await cut(games({ fact: 'place', kinds }))).toEqual(
    around({
      list: 'games',
      from: 0,
      each: [{ fact: 'place', of: { '': [item('large')], last: [item('small')] } }],
    }),
  );
});

test('a rendering without the item stops the build', async () => {
  await expect(cut(games({ fact: 'place', kinds: { last: { at: 9 } } }))).rejects.toThrow('no item "last"');
});

test('a rendering with an item that no other one has stops the build', async () => {
  const view = { name: 'x', paths: [], Page: () => null, choices: {}, places: [games()] };
  const withLists = await findLists(view, render, text);
  expect(() => withLists(page(3, '<u></u>'))).toThrow('looks like none');
});

test('what stands in several places is a part', () => {
  const long = ['p', {}, 'a text that is long enough to be worth a part of its own'] as const;
  expect(shareParts([['a', {}, long], long, 'b', ['p', {}]])).toEqual({
    nodes: [['a', {}, { part: 0 }], { part: 0 }, 'b', ['p', {}]],
    parts: [long],
  });
});
