import fc from 'fast-check';
import * as v from 'valibot';
import { hostileJson, hostileText } from './hostile';

/** The parts of valibot's schemas that we read. */
const known = v.looseObject({
  type: v.string(),
  pipe: v.optional(v.array(v.looseObject({ type: v.string(), requirement: v.optional(v.unknown()) }))),
  entries: v.optional(v.record(v.string(), v.unknown())),
  wrapped: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  key: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
  literal: v.optional(v.unknown()),
});
type Known = v.InferOutput<typeof known>;

/** A part of a value, made from its schema. */
type Part = (schema: unknown) => fc.Arbitrary<unknown>;

/** What a pipe demands by an action such as `min_value`. */
const demanded = ({ pipe = [] }: Known, action: string): unknown =>
  pipe.find(({ type }) => type === action)?.requirement;
const numberOf = (raw: unknown, fallback: number): number => (typeof raw === 'number' ? raw : fallback);

function numbers(schema: Known): fc.Arbitrary<number> {
  const [min, max] = ['min_value', 'max_value'].map((name) => demanded(schema, name));
  const isWhole = ['integer', 'safe_integer'].some((name) => schema.pipe?.some(({ type }) => type === name));
  const whole = fc.integer({ min: numberOf(min, -1_000), max: Math.min(numberOf(max, 2 ** 40), 2 ** 40) });
  return isWhole
    ? whole
    : fc.oneof(whole, fc.double({ noNaN: true, min: numberOf(min, -1e9), max: numberOf(max, 1e9) }));
}

const ordinary = ['7', '-1.50', 'https://a.example/x', '/m/home', '/wps/x', '2026-07-01', 'yes', 'EN', 'a'];

/** Texts that match the first pattern of a schema. Some patterns cannot be turned round. */
function texts(schema: Known): fc.Arbitrary<string> {
  const pattern = demanded(schema, 'regex');
  const least = numberOf(demanded(schema, 'min_length'), 0);
  const others = fc.oneof(fc.constantFrom(...ordinary), hostileText, fc.string());
  if (schema.pipe?.some(({ type }) => type === 'url')) return fc.webUrl();
  if (!(pattern instanceof RegExp)) return others.filter((text) => text.length >= least);
  try {
    return fc.stringMatching(new RegExp(pattern.source, 'u'));
  } catch {
    const fitting = ordinary.filter((text) => pattern.test(text));
    return fitting.length > 0 ? fc.constantFrom(...fitting) : others;
  }
}

/** Values of a schema's type. What the schema checks beyond types and patterns may fail. */
function valuesOf(schema: unknown, part: Part): fc.Arbitrary<unknown> {
  const parsed = v.safeParse(known, schema);
  if (!parsed.success) return hostileJson;
  const { type, pipe, entries, wrapped, item, key, value, options = [], literal } = parsed.output;
  // A pattern may stand behind a union of types.
  if (type === 'string' || demanded(parsed.output, 'regex')) return texts(parsed.output);
  if (type === 'number') return numbers(parsed.output);
  if (type === 'boolean') return fc.boolean();
  if (type === 'literal') return fc.constant(literal);
  if (type === 'picklist') return fc.constantFrom(...options);
  const minLength = numberOf(demanded(parsed.output, 'min_length'), 0);
  if (type === 'array') return fc.array(part(item), { minLength, maxLength: minLength + 2 });
  if (wrapped !== undefined) return fc.oneof({ arbitrary: part(wrapped), weight: 6 }, fc.constant(undefined));
  if (options.length > 0) return fc.oneof(...options.map(part));
  if (type === 'record')
    return fc
      .array(fc.tuple(valuesOf(key, part).map(String), part(value)), { maxLength: 3 })
      .map((all) => Object.fromEntries(all));
  if (entries)
    return fc.record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, part(entry)])));
  // A pipe of a pipe: its type is that of the first part.
  return pipe?.[0] && pipe[0] !== schema ? part(pipe[0]) : hostileJson;
}

const exactly: Part = (schema) => valuesOf(schema, exactly);
/** Each part may be of another type, or an attack. */
const almost: Part = (schema) =>
  fc.oneof({ arbitrary: valuesOf(schema, almost), weight: 12 }, fc.constant(null), hostileJson);

/** Values that fit a schema, and values that almost do: some of their parts are missing, of another type, or attacks. */
export const like = (schema: unknown): fc.Arbitrary<unknown> => fc.oneof(exactly(schema), almost(schema));
