import type { Command } from 'commander';
import * as v from 'valibot';
import { releaseChanges } from '../../operations/status';
import { type Context, numberBetween, print, storeOf, withCommon } from '../context';
import { table } from '../table';

const options = v.object({ merchant: v.string(), limit: v.number() });

/** `release history` */
export function addHistory(program: Command, context: Context): void {
  withCommon(program.command('history'))
    .summary('list the releases of a merchant')
    .description('Lists the releases of a merchant with their changes, latest first.')
    .requiredOption('-m, --merchant <code>', 'merchant to show')
    .option('--limit <number>', 'number of releases to show', numberBetween(1, 1_000), 20)
    .action(async (raw: unknown) => {
      const { merchant, limit } = v.parse(options, raw);
      const releases = await releaseChanges(await storeOf(raw, context), merchant, limit);
      const rows = releases.map(({ number, at, changes }) => [
        number,
        at.toISOString(),
        changes.join('; ') || 'settings, or the description of the merchant',
      ]);
      const text =
        rows.length > 0 ? table(['release', 'time', 'changes'], rows) : `${merchant} has no release yet.`;
      print(raw, context, releases, text);
    });
}
