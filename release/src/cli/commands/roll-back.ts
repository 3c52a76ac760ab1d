import type { Command } from 'commander';
import * as v from 'valibot';
import { parsePieceVersion, verifyPublished } from '../../builds';
import { rollBackDescription } from '../../operations/description';
import { rollBack } from '../../operations/rollout';
import { ReleaseError } from '../../release-error';
import { type Context, optionsOf, storeOf, withCommon } from '../context';
import { changeTargets, withTargets } from '../targets';
import { printDescribed } from './merchant';

const options = v.object({ to: v.optional(v.string()) });
const descriptionOptions = v.object({
  to: v.optional(v.string()),
  merchant: v.optional(v.array(v.string()), []),
  dryRun: v.optional(v.boolean(), false),
});

/** @returns the number of `description@3`; undefined for a version of a piece */
function descriptionNumber(text: string): number | undefined {
  const [, number] = /^description@(\d+)$/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Each merchant counts its own descriptions, so the command takes one merchant and nothing else. */
async function backToDescription(number: number, alone: boolean, raw: unknown, context: Context) {
  const { to, merchant, dryRun: dry } = optionsOf(descriptionOptions, raw);
  const [code] = merchant;
  if (code === undefined || merchant.length > 1 || !alone || (to !== undefined && !/^\d+$/.test(to)))
    throw new ReleaseError(
      'rollout-invalid',
      'A description is rolled back alone, at one merchant: release roll-back description@<number> --merchant <code> [--to <number>].',
    );
  const store = await storeOf(raw, context);
  const target = to === undefined ? undefined : Number(to);
  const described = await rollBackDescription(store, code, number, { to: target, dry });
  await printDescribed(raw, context, store, described, dry);
}

/** `release roll-back <piece@version...>` */
export function addRollBack(program: Command, context: Context): void {
  withTargets(withCommon(program.command('roll-back')))
    .summary('return members to the version before')
    .description(
      'Removes versions from releases: members with the new version of a roll-out return to the stable version, members with the stable version return to the one before it.\nThe command names the version to remove, so running it twice, or by two operators, rolls back once.',
    )
    .argument(
      '<piece@version...>',
      'versions to remove, for example games@2.1.0, or description@3 of the merchant',
    )
    .option('--to <version>', 'version to return to instead; for a single piece')
    .addHelpText(
      'after',
      '\nExamples:\n  release roll-back games@2.1.0 --all\n  release roll-back games@2.1.0 --merchant aurora --to 1.9.0\n  release roll-back description@3 --merchant aurora',
    )
    .action(async (pieces: readonly string[], raw: unknown) => {
      const [description] = pieces.flatMap((text) => descriptionNumber(text) ?? []);
      if (description !== undefined) return backToDescription(description, pieces.length === 1, raw, context);
      const { to } = optionsOf(options, raw);
      const bad = pieces.map(parsePieceVersion);
      const [first] = bad;
      if (to !== undefined && bad.length > 1)
        throw new ReleaseError(
          'rollout-invalid',
          '--to works with a single piece only. Roll back one piece at a time.',
        );
      const store = await storeOf(raw, context);
      if (to !== undefined && first) await verifyPublished(store, { piece: first.piece, version: to });
      await changeTargets(raw, context, store, rollBack(bad, to), {
        action: 'roll-back',
        what: `${pieces.join(' ')}${to === undefined ? '' : ` to ${to}`}`,
        pieces: bad.map(({ piece }) => piece),
      });
    });
}
