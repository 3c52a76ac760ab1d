import type { Command } from 'commander';
import { removeRemotes } from '../../operations/rollout';
import { type Context, storeOf, withCommon } from '../context';
import { changeTargets, withTargets } from '../targets';

/** `release remove <remote...>` */
export function addRemove(program: Command, context: Context): void {
  withTargets(withCommon(program.command('remove')))
    .summary('remove whole remotes from releases')
    .description('Removes remotes with all their pages from releases. To add one again, roll a version out.')
    .argument('<remote...>', 'names of remotes, for example growth')
    .action(async (remotes: readonly string[], raw: unknown) =>
      changeTargets(raw, context, await storeOf(raw, context), removeRemotes(remotes), {
        action: 'remove',
        what: remotes.join(' '),
        pieces: [...remotes],
      }),
    );
}
