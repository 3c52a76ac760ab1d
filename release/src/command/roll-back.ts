import type { Command } from 'commander';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { parsePieceVersion } from '../roll-out/piece-version';
import { rollBack } from '../roll-out/roll-back';
import { verifyPublished } from '../verify/published-build';
import { type Context, storeOf, withCommon } from './context';
import { changeTargets, withTargets } from './targets';

const options = v.object({ to: v.optional(v.string()) });

/** `release roll-back <piece@version...>` */
export function addRollBack(program: Command, context: Context): void {
  withTargets(withCommon(program.command('roll-back')))
    .summary('take versions away from members')
    .description(
      'Takes versions away: whoever has a version that is being rolled out gets the stable one again, whoever has the stable one gets the one before it.\nThe version to take away is named, so that the same command again, or of two operators, is one roll-back.',
    )
    .argument('<piece@version...>', 'what to take away, such as games@2.1.0')
    .option('--to <version>', 'version to go to instead of the one before; for one piece')
    .addHelpText(
      'after',
      '\nExamples:\n  release roll-back games@2.1.0 --all\n  release roll-back games@2.1.0 --merchant aurora --to 1.9.0',
    )
    .action(async (pieces: readonly string[], raw: unknown) => {
      const { to } = v.parse(options, raw);
      const bad = pieces.map(parsePieceVersion);
      const [first] = bad;
      if (to !== undefined && bad.length > 1)
        throw new ReleaseError('rollout-invalid', 'With --to, roll back one piece at a time.');
      const store = await storeOf(raw, context);
      if (to !== undefined && first) await verifyPublished(store, { piece: first.piece, version: to });
      await changeTargets(raw, context, store, rollBack(bad, to));
    });
}
