import type { Command } from 'commander';
import * as v from 'valibot';
import type { Deed } from '../operations/audit';
import { type Context, optionsOf } from './context';

/** What a command does, for the audit log. */
export type DeedPart = Pick<Deed, 'action' | 'what' | 'pieces'>;

const options = v.object({ note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))) });

/** Adds the option with the reason for a change. */
export const withNote = (command: Command): Command =>
  command.option('--note <text>', 'reason for the change, for the history and the audit log');

/** @returns the name of the operator: `TESSERA_OPERATOR`, or the user of this machine */
export const operatorOf = ({ io }: Context): string =>
  io.env.TESSERA_OPERATOR || io.env.USER || io.env.LOGNAME || 'unknown';

/** @returns what a command does, with its operator */
export function deedOf(raw: unknown, context: Context, part: DeedPart): Deed {
  const { note } = optionsOf(options, raw);
  return { ...part, by: operatorOf(context), from: 'command line', ...(note && { why: note }) };
}
