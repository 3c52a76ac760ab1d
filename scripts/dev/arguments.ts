import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command line is invalid. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  readonly code = 'argument-invalid';
}

/** The option by which a command line names what it is about, instead of everything. */
export const only = { type: 'string', multiple: true } as const;

/** The names in lists, separated by commas. */
export const namesIn = (lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split(',')).map((name) => name.trim());

/** The options and the other arguments of a command line. @throws ArgumentError for an unknown option */
export function readCommandLine<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new ArgumentError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The values of a command line's options. @throws ArgumentError for anything else in it */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  const { values, positionals } = readCommandLine(args, options);
  if (positionals.length === 0) return values;
  throw new ArgumentError(`Unexpected argument "${positionals[0]}".`);
}
