import type { Command } from 'commander';
import * as v from 'valibot';
import { pastReleases } from '../status/past-releases';
import { type Context, numberBetween, print, storeOf, withCommon } from './context';
import { table } from './table';

const options = v.object({ merchant: v.string(), limit: v.number() });

/** `release history` */
export function addHistory(program: Command, context: Context): void {
  withCommon(program.command('history'))
    .summary('the releases that a merchant has had')
    .description('Lists the releases of a merchant, the newest first, with what each changed.')
    .requiredOption('-m, --merchant <code>', 'merchant to look at')
    .option('--limit <number>', 'releases to show', numberBetween(1, 1_000), 20)
    .action(async (raw: unknown) => {
      const { merchant, limit } = v.parse(options, raw);
      const releases = await pastReleases(await storeOf(raw, context), merchant, limit);
      const rows = releases.map(({ number, at, changes }) => [
        number,
        at.toISOString(),
        changes.join('; ') || 'settings or the merchant’s description',
      ]);
      const text =
        rows.length > 0 ? table(['release', 'at', 'changed'], rows) : `${merchant} has no release yet.`;
      print(raw, context, releases, text);
    });
}
