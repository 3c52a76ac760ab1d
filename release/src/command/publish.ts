import type { Command } from 'commander';
import * as v from 'valibot';
import { publish } from '../publish/publish';
import { type Context, print, storeOf, withCommon } from './context';
import { progress } from './progress';
import { table } from './table';

const options = v.object({
  tagged: v.optional(v.boolean(), false),
  fast: v.optional(v.boolean(), false),
  dryRun: v.optional(v.boolean(), false),
});

/** `release publish <dist...>` */
export function addPublish(program: Command, context: Context): void {
  withCommon(program.command('publish'))
    .summary('put built pieces into the store')
    .description(
      'Puts built pieces into the store, each under its version. Publishing reaches nobody: roll-out does.\nThe same build again changes nothing; another build under a published version is refused.',
    )
    .argument('<dist...>', 'dist folders, such as remote-games/dist')
    .option(
      '--tagged',
      'append a tag of the content to the version, for builds that change without a new one',
    )
    .option('--fast', 'compress quickly instead of well')
    .option('--dry-run', 'check the builds, and write nothing')
    .action(async (folders: readonly string[], raw: unknown) => {
      const { dryRun: dry, ...how } = v.parse(options, raw);
      const store = await storeOf(raw, context);
      const published = [];
      for (const folder of folders) {
        const bar = progress(context.io, folder, 1);
        published.push(await publish(store, folder, { ...how, dry, onFile: bar.tick }).finally(bar.stop));
      }
      const result = (isNew: boolean) =>
        isNew ? (dry ? 'would be published' : 'published') : 'was published before';
      const rows = published.map(({ name, version, isNew }) => [name, version, result(isNew)]);
      print(raw, context, { dryRun: dry, published }, table(['piece', 'version', 'result'], rows));
    });
}
