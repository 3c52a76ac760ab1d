import { type Command, Option } from 'commander';
import * as v from 'valibot';
import { merchantCodes } from '../merchants';
import { changeRecorded } from '../operations/audit';
import type { Change, Outcome } from '../operations/rollout';
import { ReleaseError } from '../release-error';
import type { Store } from '../store';
import { type Context, collect, optionsOf, print } from './context';
import { type DeedPart, deedOf, withNote } from './deed';
import { exitCodes } from './io';
import { progress } from './progress';
import { table } from './table';

const targets = v.object({
  merchant: v.optional(v.array(v.string())),
  all: v.optional(v.boolean(), false),
  dryRun: v.optional(v.boolean(), false),
});

/** Adds the options of commands that change releases. */
export const withTargets = (command: Command): Command =>
  withNote(command)
    .addOption(
      new Option('-m, --merchant <code>', 'merchant to change; repeat it for several merchants')
        .argParser(collect)
        .conflicts('all'),
    )
    .option('--all', 'change all merchants of the store')
    .option('--dry-run', 'print the changes without writing');

async function merchantsOf(raw: unknown, store: Store): Promise<readonly string[]> {
  const { merchant, all } = optionsOf(targets, raw);
  if (merchant) return merchant;
  if (!all) throw new ReleaseError('no-target', 'Choose the merchants: --merchant <code>, or --all.');
  const codes = await merchantCodes(store);
  if (codes.length > 0) return codes;
  throw new ReleaseError(
    'unknown-merchant',
    'The store has no merchants. Add them first: release merchant set <file>.',
  );
}

/** For more merchants than this, the output lists only the refused ones. */
const MAX_ROWS = 20;

const count = (outcomes: readonly Outcome[], result: Outcome['result']): number =>
  outcomes.filter((outcome) => outcome.result === result).length;

function rowOf(outcome: Outcome): readonly string[] {
  if (outcome.result === 'refused') return [outcome.merchant, outcome.code, outcome.message];
  return [outcome.merchant, outcome.result, 'number' in outcome ? `release ${outcome.number}` : ''];
}

function outcomesText(outcomes: readonly Outcome[], dry: boolean): string {
  const isLong = outcomes.length > MAX_ROWS;
  const shown = isLong ? outcomes.filter(({ result }) => result === 'refused') : outcomes;
  const rows = shown.slice(0, MAX_ROWS).map(rowOf);
  const [refused, left] = [count(outcomes, 'refused'), count(outcomes, 'left')];
  const total = [
    `${count(outcomes, 'changed')} ${dry ? 'would change' : 'changed'}`,
    `${count(outcomes, 'unchanged')} already up to date`,
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(left > 0 ? [`${left} not started: run the same command again to continue`] : []),
  ].join(', ');
  return [...(rows.length > 0 ? [table(['merchant', 'result', ''], rows)] : []), `${total}.`].join('\n');
}

/**
 * Applies a change to the releases of the chosen merchants, appends it to the audit log, prints the outcomes, and sets
 * the exit code.
 */
export async function changeTargets(
  raw: unknown,
  context: Context,
  store: Store,
  change: Change,
  part: DeedPart,
): Promise<void> {
  const { dryRun: dry } = optionsOf(targets, raw);
  const merchants = await merchantsOf(raw, store);
  const bar = progress(context.io, dry ? 'checking' : 'releasing', merchants.length);
  const options = {
    dry,
    signal: context.io.signal,
    onDone: () => bar.tick(),
    deed: deedOf(raw, context, part),
  };
  const outcomes = await changeRecorded(store, merchants, change, options).finally(bar.stop);
  print(raw, context, { dryRun: dry, outcomes }, outcomesText(outcomes, dry));
  if (count(outcomes, 'left')) context.end(exitCodes.interrupted);
  else if (count(outcomes, 'refused') === outcomes.length) context.end(exitCodes.refused);
  else if (count(outcomes, 'refused')) context.end(exitCodes.partly);
}
