import type { Command } from 'commander';
import { leaveOut } from '../roll-out/leave-out';
import { type Context, storeOf, withCommon } from './context';
import { changeTargets, withTargets } from './targets';

/** `release leave-out <remote...>` */
export function addLeaveOut(program: Command, context: Context): void {
  withTargets(withCommon(program.command('leave-out')))
    .summary('take whole remotes out of releases')
    .description('Takes remotes with all their pages out of releases. Rolling a version out brings one back.')
    .argument('<remote...>', 'names of remotes, such as growth')
    .action(async (remotes: readonly string[], raw: unknown) =>
      changeTargets(raw, context, await storeOf(raw, context), leaveOut(remotes)),
    );
}
