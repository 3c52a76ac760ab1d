import { Command, CommanderError } from 'commander';
import { ReleaseError } from '../release-error';
import { addConfigure } from './configure';
import type { Context } from './context';
import { addExplain } from './explain';
import { addHistory } from './history';
import { type ExitCode, exitCodes, type Io } from './io';
import { addLeaveOut } from './leave-out';
import { addMerchant } from './merchant';
import { addNginx } from './nginx';
import { addPreview } from './preview';
import { addPrune } from './prune';
import { addPublish } from './publish';
import { addRollBack } from './roll-back';
import { addRollOut } from './roll-out';
import { addServe } from './serve';
import { addStatus } from './status';
import { addVerify } from './verify';
import { addWatch } from './watch';

/** In the order of an operator's day, which is that of the help. */
const commands = [
  addPublish,
  addMerchant,
  addRollOut,
  addRollBack,
  addWatch,
  addLeaveOut,
  addConfigure,
  addPreview,
  addStatus,
  addHistory,
  addExplain,
  addVerify,
  addPrune,
  addServe,
  addNginx,
];

const codes = `
Ends with:
  0    done, also when there was nothing to do
  1    failed: the store or the network; run the same command again
  2    the command line is not right
  3    refused: nothing was changed
  4    some merchants were refused, the others are done
  5    verify or watch found something wrong
  130  stopped; run the same command again to go on`;

const usage = new Set(['store-unnamed', 'store-invalid', 'no-target']);

function codeOf(error: ReleaseError): ExitCode {
  if (usage.has(error.code)) return exitCodes.usage;
  return error.code === 'file-unreadable' ? exitCodes.usage : exitCodes.refused;
}

function fail(error: unknown, args: readonly string[], io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof ReleaseError ? error.code : 'failed';
  if (args.includes('--json')) io.err(`${JSON.stringify({ error: { code, message } })}\n`);
  else io.err(`${message} (${code})\n`);
  if (error instanceof ReleaseError) return codeOf(error);
  if (!args.includes('--json')) io.err('Run the same command again: it goes on where this one stopped.\n');
  return exitCodes.failed;
}

/** Runs the command line of `release`, and gives how it ended. Never throws. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let ended: ExitCode = exitCodes.done;
  const context: Context = {
    io,
    end: (code) => {
      ended = code;
    },
  };
  const program = new Command('release')
    .description('Publishes builds, rolls them out to merchants’ members and back, and serves them.')
    .addHelpText('after', codes)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(release --help and release <command> --help say more)');
  for (const add of commands) add(program, context);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return ended;
  } catch (error) {
    return fail(error, args, io);
  }
}
