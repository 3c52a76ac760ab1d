/** A place in a JSON value: names of fields and indices of items. */
export type Place = readonly (string | number)[];

export interface Mutation {
  readonly place: Place;
  /** What was done there. */
  readonly what: string;
  readonly value: unknown;
}

/** Stands for a field that is taken away. */
const GONE = Symbol('gone');
const HUGE_TEXT = 'x'.repeat(20_000);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with another value at a place. */
function withAt(value: unknown, [first, ...rest]: Place, replacement: unknown): unknown {
  if (first === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item, at) => (at === first ? withAt(item, rest, replacement) : item));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name !== first) return [[name, part]];
    const changed = withAt(part, rest, replacement);
    return changed === GONE ? [] : [[name, changed]];
  });
  return Object.fromEntries(entries);
}

/** What a value is replaced by: each single way in which a gateway may send it otherwise. */
function replacementsOf(value: unknown): readonly (readonly [string, unknown])[] {
  const all: (readonly [string, unknown])[] = [
    ['null', null],
    ['an object', { unexpected: 1 }],
    ['a list', ['unexpected']],
    ['a boolean', true],
    ['a huge number', 1e308],
    ['a huge text', HUGE_TEXT],
    ['an empty text', ''],
    ['an unknown name', 'SOMETHING_NEW'],
  ];
  if (typeof value === 'number' || typeof value === 'boolean') all.push(['its text', String(value)]);
  if (typeof value === 'string') all.push(['a number', 7], ['a negative number', -7]);
  if (Array.isArray(value))
    all.push(
      ['an empty list', []],
      ['a list with a broken item first', [null, ...value]],
      ['a list with a broken item last', [...value, { unexpected: 1 }]],
      ['a list with an empty list in it', [...value, []]],
    );
  if (isRecord(value))
    all.push(
      ['an empty object', {}],
      ['itself with more fields', { ...value, unexpected: { deep: [1, null] } }],
    );
  return all;
}

/** All places in a value. Of a list only the first item, since the others are read like it. */
function placesIn(value: unknown, place: Place = []): readonly Place[] {
  if (Array.isArray(value)) return [place, ...(value.length > 0 ? placesIn(value[0], [...place, 0]) : [])];
  if (!isRecord(value)) return [place];
  return [place, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...place, name]))];
}

/** Every mutation of one place in a value. */
export function mutationsOf(value: unknown): readonly Mutation[] {
  return placesIn(value).flatMap((place) => {
    const there = place.reduce<unknown>(
      (part, step) => (part as Record<string | number, unknown>)[step],
      value,
    );
    const isField = typeof place.at(-1) === 'string';
    const ways = isField ? [...replacementsOf(there), ['missing', GONE] as const] : replacementsOf(there);
    return ways.map(([what, replacement]) => ({ place, what, value: withAt(value, place, replacement) }));
  });
}

/** A place with `*` for each index: `lanes.*.cards`. Empty for the whole value. */
export const nameOfPlace = (place: Place): string =>
  place.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
