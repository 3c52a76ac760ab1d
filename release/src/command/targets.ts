import { type Command, Option } from 'commander';
import * as v from 'valibot';
import { merchantCodes } from '../merchant/descriptions';
import { ReleaseError } from '../release-error';
import { changeMany } from '../roll-out/change-many';
import type { Change } from '../roll-out/change-release';
import { rememberBuilds } from '../store/remember-builds';
import type { Store } from '../store/store';
import { type Context, gather, print } from './context';
import { exitCodes } from './io';
import { count, outcomesText } from './outcomes';
import { progress } from './progress';

const targets = v.object({
  merchant: v.optional(v.array(v.string())),
  all: v.optional(v.boolean(), false),
  dryRun: v.optional(v.boolean(), false),
});

/** The options of a command that changes releases. */
export const withTargets = (command: Command): Command =>
  command
    .addOption(
      new Option('-m, --merchant <code>', 'merchant to change; may be given several times')
        .argParser(gather)
        .conflicts('all'),
    )
    .option('--all', 'every merchant that the store describes')
    .option('--dry-run', 'say what would change, and write nothing');

async function merchantsOf(raw: unknown, store: Store): Promise<readonly string[]> {
  const { merchant, all } = v.parse(targets, raw);
  if (merchant) return merchant;
  if (!all) throw new ReleaseError('no-target', 'Say for whom: --merchant <code>, or --all.');
  const codes = await merchantCodes(store);
  if (codes.length > 0) return codes;
  throw new ReleaseError(
    'unknown-merchant',
    'The store has no merchants. Describe them first: release merchant set <file>.',
  );
}

/** Changes the releases of those whom the command line names, tells what became of them, and ends accordingly. */
export async function changeTargets(
  raw: unknown,
  context: Context,
  store: Store,
  change: Change,
): Promise<void> {
  const { dryRun: dry } = v.parse(targets, raw);
  const merchants = await merchantsOf(raw, store);
  const bar = progress(context.io, dry ? 'checking' : 'releasing', merchants.length);
  const options = { dry, signal: context.io.signal, onDone: () => bar.tick() };
  const outcomes = await changeMany(rememberBuilds(store), merchants, change, options).finally(bar.stop);
  print(raw, context, { dryRun: dry, outcomes }, outcomesText(outcomes, dry));
  if (count(outcomes, 'left')) context.end(exitCodes.interrupted);
  else if (count(outcomes, 'refused') === outcomes.length) context.end(exitCodes.refused);
  else if (count(outcomes, 'refused')) context.end(exitCodes.partly);
}
