import { type Command, InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import type { ExitCode, Io } from './io';

/** What every command is given. */
export interface Context {
  readonly io: Io;
  /** Ends the command with this code, when it is not done as it should be. */
  readonly end: (code: ExitCode) => void;
}

const common = v.object({ store: v.optional(v.string()), json: v.optional(v.boolean(), false) });

/** The options that every command has. */
export const withCommon = (command: Command): Command =>
  command
    .option('--store <place>', 'folder, or s3://bucket/prefix; TESSERA_STORE when absent')
    .option('--json', 'print the result as JSON');

/** Opens the store that the command line names. Throws ReleaseError `store-unnamed`. */
export async function storeOf(raw: unknown, { io }: Context): Promise<Store> {
  const place = v.parse(common, raw).store ?? io.env.TESSERA_STORE;
  if (place) return openStore(place);
  throw new ReleaseError(
    'store-unnamed',
    'Say which store: --store <folder or s3://bucket>, or set TESSERA_STORE.',
  );
}

/** Prints a result: as JSON when that was asked for, else as text. */
export function print(raw: unknown, { io }: Context, data: unknown, text: string): void {
  io.out(`${v.parse(common, raw).json ? JSON.stringify(data, null, 2) : text}\n`);
}

/** Reads an option as a number within bounds; a mistake is one of the command line. */
export const numberBetween =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() !== '' && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It is a number from ${least} to ${most}.`);
  };

/** Gathers an option that may be given several times. */
export const gather = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];
