import { Command, CommanderError } from 'commander';
import { messageOf } from '../fault';
import { ReleaseError, type ReleaseErrorCode } from '../release-error';
import { commands } from './commands';
import type { Context } from './context';
import { type ExitCode, exitCodes, type Io } from './io';

export { exitCodes } from './io';

const exitCodesHelp = `
Exit codes:
  0    done, or nothing to do
  1    the store or the network failed; run the same command again
  2    the command line is invalid
  3    refused; nothing was changed
  4    some merchants were refused or could not be read, the others are done
  5    verify or watch found a problem
  6    verify or watch saw nothing that it could judge
  130  stopped; run the same command again to continue`;

/** Errors of the command line. All other errors mean that the operation was refused. */
const usageErrors = new Set<ReleaseErrorCode>([
  'store-unnamed',
  'store-invalid',
  'no-target',
  'option-invalid',
  'file-unreadable',
  'answers-missing',
  'gateway-insecure',
  'key-invalid',
  'console-insecure',
  'port-unavailable',
]);

function fail(error: unknown, args: readonly string[], io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  const message = messageOf(error);
  const code = error instanceof ReleaseError ? error.code : 'failed';
  if (args.includes('--json')) io.err(`${JSON.stringify({ error: { code, message } })}\n`);
  else io.err(`${message} (${code})\n`);
  if (error instanceof ReleaseError) return usageErrors.has(error.code) ? exitCodes.usage : exitCodes.refused;
  if (!args.includes('--json')) io.err('Run the same command again: it continues where this one stopped.\n');
  return exitCodes.failed;
}

/**
 * Runs a command line of `release`. Never throws.
 * @returns the exit code
 */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done;
  const context: Context = {
    io,
    end: (code) => {
      exitCode = code;
    },
  };
  const program = new Command('release')
    .description('Publishes builds, rolls versions out and back, and serves the sites of merchants.')
    .addHelpText('after', exitCodesHelp)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(for help: release --help, release <command> --help)');
  for (const add of commands) add(program, context);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    return fail(error, args, io);
  }
}
