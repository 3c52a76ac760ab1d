import { type Command, Option } from 'commander';
import * as v from 'valibot';
import { parsePieceVersion, verifyPublished } from '../../builds';
import { rollOut } from '../../operations/rollout';
import { type Context, numberBetween, optionsOf, storeOf, withCommon } from '../context';
import { changeTargets, withTargets } from '../targets';

const options = v.object({
  percent: v.optional(v.number(), 100),
  emergency: v.optional(v.boolean(), false),
});

/** `release roll-out <piece@version...>` */
export function addRollOut(program: Command, context: Context): void {
  withTargets(withCommon(program.command('roll-out')))
    .summary('give published versions to members')
    .description(
      'Gives published versions to a share of the members, who keep them when the share grows. Verifies the hashes of the versions and the compatibility of each merchant’s release first.\nSeveral pieces change together, so a remote can be released with the shell that it needs.\nAfter an interruption, run the same command again to continue.',
    )
    .argument('<piece@version...>', 'for example games@2.1.0 or shell@1.2.0')
    .option(
      '--percent <share>',
      'share of the members, 0 to 100; 0 adds a version for preview links only',
      numberBetween(0, 100),
    )
    .addOption(
      new Option(
        '--emergency',
        'the version that is replaced is dangerous: no device falls back on it, and no roll-back returns to it',
      ).conflicts('percent'),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  release roll-out games@2.1.0 --merchant aurora\n  release roll-out games@2.1.0 --all --percent 10\n  release roll-out shell@2.0.0 games@3.0.0 --all --dry-run\n  release roll-out games@2.1.1 --all --emergency',
    )
    .action(async (pieces: readonly string[], raw: unknown) => {
      const { percent, emergency } = optionsOf(options, raw);
      const store = await storeOf(raw, context);
      const wanted = pieces.map(parsePieceVersion);
      for (const one of wanted) await verifyPublished(store, one);
      await changeTargets(raw, context, store, rollOut(wanted, percent, { emergency }), {
        action: 'roll-out',
        what: `${pieces.join(' ')}${percent === 100 ? '' : ` ${percent}%`}${emergency ? ' (emergency)' : ''}`,
        pieces: wanted.map(({ piece }) => piece),
      });
      // A concurrent prune could have deleted the version meanwhile.
      for (const one of wanted) await verifyPublished(store, one);
    });
}
