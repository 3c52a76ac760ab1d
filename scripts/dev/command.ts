import { inspect } from 'node:util';
import { SettingError } from '@tessera/build/settings';
import { ArgumentError } from './arguments';

const isExpected = (error: unknown): error is Error => error instanceof Error && 'code' in error;

/**
 * Runs a command of the workspace. A failure ends the process: an expected one, which has a code, with its message, any
 * other with its place. The exit code is 2 if the command line or a setting is invalid.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(isExpected(error) ? error.message : inspect(error));
    process.exit(error instanceof ArgumentError || error instanceof SettingError ? 2 : 1);
  }
}
