import type { Command } from 'commander';
import * as v from 'valibot';
import { record } from '../../operations/audit';
import { prune } from '../../operations/maintenance';
import { type Context, numberBetween, optionsOf, print, storeOf, withCommon } from '../context';
import { deedOf, withNote } from '../deed';
import { progress } from '../progress';
import { table } from '../table';

const options = v.object({ keep: v.number(), days: v.number(), dryRun: v.optional(v.boolean(), false) });
const DAY = 86_400_000;

/** `release prune` */
export function addPrune(program: Command, context: Context): void {
  withNote(withCommon(program.command('prune')))
    .summary('delete unused versions')
    .description(
      'Deletes old published versions that are in none of the latest releases of any merchant. Never deletes a version in use. A page that was open for longer than the minimum age can fail to load a chunk.',
    )
    .option(
      '--keep <releases>',
      'number of latest releases of each merchant whose versions stay',
      numberBetween(1, 10_000),
      10,
    )
    .option('--days <age>', 'minimum age of deleted versions, in days', numberBetween(0, 10_000), 30)
    .option('--dry-run', 'list the versions without deleting')
    .action(async (raw: unknown) => {
      const { keep, days, dryRun: dry } = optionsOf(options, raw);
      const bar = progress(context.io, 'pruning', 1);
      const before = new Date(Date.now() - days * DAY);
      const store = await storeOf(raw, context);
      const pruned = await prune(store, { keep, before, dry, onDone: bar.tick }).finally(bar.stop);
      if (pruned.length > 0 && !dry) {
        const what = `${pruned.length} versions`;
        const deed = deedOf(raw, context, { action: 'prune', what, pieces: [] });
        await record(store, deed, { releases: {}, refused: 0 });
      }
      const rows = pruned.map(({ version, files, published }) => [version, files, published.toISOString()]);
      const total = `${rows.length} versions ${dry ? 'would be' : 'were'} deleted.`;
      const text = rows.length > 0 ? `${table(['version', 'files', 'published'], rows)}\n${total}` : total;
      print(raw, context, { dryRun: dry, pruned }, text);
    });
}
