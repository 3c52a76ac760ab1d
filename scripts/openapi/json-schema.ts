import * as v from 'valibot';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of valibot's schemas that we read. */
const known = v.looseObject({
  kind: v.literal('schema'),
  type: v.string(),
  pipe: v.optional(v.array(v.looseObject({ kind: v.string(), type: v.string() }))),
  entries: v.optional(v.record(v.string(), v.unknown())),
  wrapped: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
  literal: v.optional(v.unknown()),
});

const plain: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
};
const wrappers: readonly string[] = ['optional', 'nullish', 'nullable', 'exact_optional', 'undefinedable'];

/** Whether a field may be left out: its schema is optional, or has a value for what it cannot read. */
function mayBeAbsent(schema: unknown): boolean {
  const parsed = v.safeParse(known, schema);
  if (!parsed.success) return false;
  const { type, pipe, fallback } = parsed.output;
  if (fallback !== undefined || 'fallback' in parsed.output) return true;
  if (type === 'optional' || type === 'nullish' || type === 'exact_optional' || type === 'unknown')
    return true;
  return pipe !== undefined && pipe[0] !== schema && mayBeAbsent(pipe[0]);
}

/**
 * The JSON schema of what a schema of the contract reads. What it changes or checks beyond the type is left out: an amount
 * is a text, a switch a boolean.
 */
export function jsonSchema(schema: unknown): JsonSchema {
  const parsed = v.safeParse(known, schema);
  if (!parsed.success) return {};
  const { type, pipe, entries, wrapped, item, value, options, literal } = parsed.output;
  if (type in plain) return plain[type] ?? {};
  if (wrappers.includes(type)) return jsonSchema(wrapped);
  if (type === 'literal') return { const: literal };
  if (type === 'picklist') return { enum: options };
  if (type === 'array') return { type: 'array', items: jsonSchema(item) };
  if (type === 'record') return { type: 'object', additionalProperties: jsonSchema(value) };
  if (type === 'union' || type === 'variant') return { anyOf: options?.map(jsonSchema) ?? [] };
  if (type === 'intersect') return { allOf: options?.map(jsonSchema) ?? [] };
  if (entries) {
    const properties = Object.entries(entries).map(([name, entry]) => [name, jsonSchema(entry)] as const);
    const required = Object.keys(entries).filter((name) => !mayBeAbsent(entries[name]));
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
    };
  }
  // A pipe that begins with anything: the type is the one that it ends with.
  const later = pipe?.slice(1).findLast(({ kind }) => kind === 'schema');
  return later ? jsonSchema(later) : {};
}
