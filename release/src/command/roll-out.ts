import type { Command } from 'commander';
import * as v from 'valibot';
import { parsePieceVersion } from '../roll-out/piece-version';
import { rollOut } from '../roll-out/roll-out';
import { verifyPublished } from '../verify/published-build';
import { type Context, numberBetween, storeOf, withCommon } from './context';
import { changeTargets, withTargets } from './targets';

const options = v.object({ percent: v.optional(v.number(), 100) });

/** `release roll-out <piece@version...>` */
export function addRollOut(program: Command, context: Context): void {
  withTargets(withCommon(program.command('roll-out')))
    .summary('give published versions to members')
    .description(
      'Gives published versions to a share of the members, who keep them while the share grows. Versions are held against their hashes first, and every merchant against what would break.\nSeveral pieces change together: a remote can come with the shell that it needs.\nStopped halfway, the same command again goes on.',
    )
    .argument('<piece@version...>', 'such as games@2.1.0, or shell@1.2.0')
    .option(
      '--percent <share>',
      'share of the members, 0 to 100; 0 lists a version for previews',
      numberBetween(0, 100),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  release roll-out games@2.1.0 --merchant aurora\n  release roll-out games@2.1.0 --all --percent 10\n  release roll-out shell@2.0.0 games@3.0.0 --all --dry-run',
    )
    .action(async (pieces: readonly string[], raw: unknown) => {
      const { percent } = v.parse(options, raw);
      const store = await storeOf(raw, context);
      const wanted = pieces.map(parsePieceVersion);
      for (const one of wanted) await verifyPublished(store, one);
      await changeTargets(raw, context, store, rollOut(wanted, percent));
      // Somebody may have pruned it meanwhile, which the releases would not show before the next change.
      for (const one of wanted) await verifyPublished(store, one);
    });
}
