import * as v from 'valibot';
import { withLeftOut } from './left-out';
import { count, identifier, text } from './scalars';
import { group, listOf, mainListOf, nameOf, orAbsent, orElse } from './tolerant';

const wrong = [null, undefined, {}, [], true];

test.each(wrong)('a field that is %j counts as absent, or has its default', (raw) => {
  const schema = v.object({ one: orAbsent(text), other: orElse(count, 3) });
  expect(v.parse(schema, { one: raw, other: raw })).toEqual({ other: 3 });
  expect(v.parse(schema, {})).toEqual({ other: 3 });
});

test.each([...wrong, 7, 'text'])('a group that is %j has the defaults of its parts', (raw) => {
  expect(
    v.parse(v.object({ part: group({ a: orElse(count, 1), b: orAbsent(text) }) }), { part: raw }),
  ).toEqual({
    part: { a: 1 },
  });
});

test.each([...wrong, 7, 'new', ''])('a name that is %j is the ordinary one', (raw) => {
  expect(v.parse(nameOf(['a', 'b'], 'unknown'), raw)).toBe('unknown');
});
test('a name that is known stays', () => expect(v.parse(nameOf(['a', 'b'], 'b'), 'a')).toBe('a'));

test.each([null, undefined, {}, 7, 'a,b', true])('a list that is %j is empty', (raw) => {
  expect(v.parse(v.object({ list: listOf(text) }), { list: raw })).toEqual({ list: [] });
});

test('the list that a page is about is empty without it, and refused if another type is in its place', () => {
  const schema = v.object({ list: mainListOf(identifier) });
  for (const list of [null, undefined, []]) expect(v.parse(schema, { list })).toEqual({ list: [] });
  expect(v.parse(schema, { list: ['a', null, 7] })).toEqual({ list: ['a', '7'] });
  for (const list of [{}, 7, 'a,b', true]) expect(v.is(schema, { list })).toBe(false);
});

test('an item that cannot be used is left out alone, and its place is known, in lists of lists too', () => {
  const inner = v.object({ id: identifier, tags: listOf(v.object({ name: identifier })) });
  const raw = [{ id: 1, tags: [{ name: 'a' }, { name: '' }, 7] }, { id: null }, { id: '3' }];
  const { result, leftOut } = withLeftOut(() => v.parse(listOf(inner), raw));
  expect(result).toEqual([
    { id: '1', tags: [{ name: 'a' }] },
    { id: '3', tags: [] },
  ]);
  expect(leftOut).toEqual(['0.1.name', '0.2', '1.id']);
  expect(withLeftOut(() => v.parse(listOf(inner), [])).leftOut).toEqual([]);
});

test('the client collects from a schema of another copy of this package, as a remote has one', () => {
  jest.isolateModules(() => {
    const copy: typeof import('./tolerant') = require('./tolerant');
    expect(copy.listOf).not.toBe(listOf);
    expect(withLeftOut(() => v.parse(copy.listOf(text), ['a', null])).leftOut).toEqual(['1']);
  });
});
