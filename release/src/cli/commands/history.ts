import type { Command } from 'commander';
import * as v from 'valibot';
import { auditLog } from '../../operations/audit';
import { releaseChanges } from '../../operations/status';
import { type Context, numberBetween, optionsOf, print, storeOf, withCommon } from '../context';
import { table } from '../table';

const options = v.object({ merchant: v.string(), limit: v.number() });

/** `release history` */
export function addHistory(program: Command, context: Context): void {
  withCommon(program.command('history'))
    .summary('list the releases of a merchant')
    .description('Lists the releases of a merchant with their changes, who made them and why, latest first.')
    .requiredOption('-m, --merchant <code>', 'merchant to show')
    .option('--limit <number>', 'number of releases to show', numberBetween(1, 1_000), 20)
    .action(async (raw: unknown) => {
      const { merchant, limit } = optionsOf(options, raw);
      const store = await storeOf(raw, context);
      const changes = await releaseChanges(store, merchant, limit);
      const makers = await auditLog(store).makers(
        merchant,
        changes.map(({ number }) => number),
      );
      const releases = changes.map((one) => {
        const maker = makers.get(one.number);
        return { ...one, ...(maker && { by: maker.by, why: maker.why }) };
      });
      const rows = releases.map(({ number, at, changes, by, why }) => [
        number,
        at.toISOString(),
        changes.join('; ') || 'settings',
        by ?? '',
        why ?? '',
      ]);
      const text =
        rows.length > 0
          ? table(['release', 'time', 'changes', 'by', 'note'], rows)
          : `${merchant} has no release yet.`;
      print(raw, context, releases, text);
    });
}
