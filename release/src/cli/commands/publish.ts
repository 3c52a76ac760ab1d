import type { Command } from 'commander';
import * as v from 'valibot';
import { publish } from '../../builds';
import { type Context, optionsOf, print, storeOf, withCommon } from '../context';
import { progress } from '../progress';
import { table } from '../table';

const options = v.object({
  tagged: v.optional(v.boolean(), false),
  fast: v.optional(v.boolean(), false),
  dryRun: v.optional(v.boolean(), false),
});

/** `release publish <dist...>` */
export function addPublish(program: Command, context: Context): void {
  withCommon(program.command('publish'))
    .summary('add built pieces to the store')
    .description(
      'Adds built pieces to the store, each under its version. Members get a version only after roll-out.\nPublishing the same build again changes nothing; a different build with a published version is refused.',
    )
    .argument('<dist...>', 'dist folders, for example remote-games/dist')
    .option(
      '--tagged',
      'append a hash of the content to the version, for builds that change without a new version',
    )
    .option('--fast', 'use a low compression level')
    .option('--dry-run', 'check the builds without writing')
    .action(async (folders: readonly string[], raw: unknown) => {
      const { dryRun: dry, ...rest } = optionsOf(options, raw);
      const store = await storeOf(raw, context);
      const published = [];
      for (const folder of folders) {
        const bar = progress(context.io, folder, 1);
        published.push(await publish(store, folder, { ...rest, dry, onFile: bar.tick }).finally(bar.stop));
      }
      const result = (isNew: boolean) =>
        isNew ? (dry ? 'would be published' : 'published') : 'already published';
      const rows = published.map(({ name, version, isNew }) => [name, version, result(isNew)]);
      print(raw, context, { dryRun: dry, published }, table(['piece', 'version', 'result'], rows));
    });
}
