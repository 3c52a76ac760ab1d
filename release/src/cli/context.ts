import { type Command, InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { openStore, type Store } from '../store';
import type { ExitCode, Io } from './io';

/** The environment of a command. */
export interface Context {
  readonly io: Io;
  /** Sets the exit code of the command. Default: `done`. */
  readonly end: (code: ExitCode) => void;
}

const common = v.object({ store: v.optional(v.string()), json: v.optional(v.boolean(), false) });

/** Adds the options that all commands have. */
export const withCommon = (command: Command): Command =>
  command
    .option('--store <location>', 'folder, or s3://bucket/prefix (default: TESSERA_STORE)')
    .option('--json', 'print the result as JSON');

/**
 * Opens the store of a command.
 * @throws ReleaseError `store-unnamed` or `store-invalid`
 */
export async function storeOf(raw: unknown, { io }: Context): Promise<Store> {
  const location = v.parse(common, raw).store ?? io.env.TESSERA_STORE;
  if (location) return openStore(location);
  throw new ReleaseError(
    'store-unnamed',
    'Choose a store: --store <folder or s3://bucket>, or set TESSERA_STORE.',
  );
}

/** Prints a result as JSON with `--json`, otherwise as text. */
export function print(raw: unknown, { io }: Context, data: unknown, text: string): void {
  io.out(`${v.parse(common, raw).json ? JSON.stringify(data, null, 2) : text}\n`);
}

/** @returns a parser for a numeric option, which rejects numbers outside the range */
export const numberBetween =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() !== '' && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Use a number from ${least} to ${most}.`);
  };

/** Collects the values of a repeatable option. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];
