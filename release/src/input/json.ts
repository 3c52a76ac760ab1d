import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import * as v from 'valibot';
import { InputError } from './input-error';
import { textOf } from './text';

/** @returns place and reason, such as `line 3, column 1: comma expected`; nothing of the text, which can be a secret */
function faultIn(text: string): string {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    // Thousands of nested lists: this parser, unlike that of the engine, calls itself for each.
  }
  const [first] = errors;
  if (!first) return 'it is not JSON';
  const lines = text.slice(0, first.offset).split(/\r\n?|\n/);
  const reason = printParseErrorCode(first.error).replace(/\B[A-Z]/g, (letter) => ` ${letter}`);
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}: ${reason.toLowerCase()}`;
}

/**
 * Parses JSON as tools and editors write it, also with a byte order mark.
 * @throws InputError, whose message contains nothing of the text
 */
export function parseJson(input: string | Uint8Array): unknown {
  const text = typeof input === 'string' ? input : textOf(input);
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(faultIn(text));
  }
}

/**
 * Parses a value by a schema.
 * @throws InputError, whose message names the field and can contain its value
 */
export function parseBy<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new InputError(`${v.getDotPath(issue) ?? 'top level'}: ${issue.message}`);
}

/**
 * Parses JSON by a schema.
 * @throws InputError
 */
export const readJson = <T>(schema: v.GenericSchema<unknown, T>, input: string | Uint8Array): T =>
  parseBy(schema, parseJson(input));
