import type { Command } from 'commander';
import * as v from 'valibot';
import { parsePieceVersion, verifyPublished } from '../../builds';
import { rollBack } from '../../operations/rollout';
import { ReleaseError } from '../../release-error';
import { type Context, storeOf, withCommon } from '../context';
import { changeTargets, withTargets } from '../targets';

const options = v.object({ to: v.optional(v.string()) });

/** `release roll-back <piece@version...>` */
export function addRollBack(program: Command, context: Context): void {
  withTargets(withCommon(program.command('roll-back')))
    .summary('return members to the version before')
    .description(
      'Removes versions from releases: members with the new version of a roll-out return to the stable version, members with the stable version return to the one before it.\nThe command names the version to remove, so running it twice, or by two operators, rolls back once.',
    )
    .argument('<piece@version...>', 'versions to remove, for example games@2.1.0')
    .option('--to <version>', 'version to return to instead; for a single piece')
    .addHelpText(
      'after',
      '\nExamples:\n  release roll-back games@2.1.0 --all\n  release roll-back games@2.1.0 --merchant aurora --to 1.9.0',
    )
    .action(async (pieces: readonly string[], raw: unknown) => {
      const { to } = v.parse(options, raw);
      const bad = pieces.map(parsePieceVersion);
      const [first] = bad;
      if (to !== undefined && bad.length > 1)
        throw new ReleaseError(
          'rollout-invalid',
          '--to works with a single piece only. Roll back one piece at a time.',
        );
      const store = await storeOf(raw, context);
      if (to !== undefined && first) await verifyPublished(store, { piece: first.piece, version: to });
      await changeTargets(raw, context, store, rollBack(bad, to));
    });
}
