import type { Command } from 'commander';
import * as v from 'valibot';
import { explain } from '../../operations/status';
import { type Context, optionsOf, print, storeOf, withCommon } from '../context';
import { percent, table } from '../table';

const options = v.object({ merchant: v.string(), device: v.string() });

/** `release explain` */
export function addExplain(program: Command, context: Context): void {
  withCommon(program.command('explain'))
    .summary('show which versions one device gets, and why')
    .description(
      'Shows which version of each remote a device gets at a merchant, with the same function as the page. The device id is in the browser’s local storage under tessera:device-id.',
    )
    .requiredOption('-m, --merchant <code>', 'merchant of the page')
    .requiredOption('-d, --device <id>', 'id of the device')
    .action(async (raw: unknown) => {
      const { merchant, device } = optionsOf(options, raw);
      const versions = await explain(await storeOf(raw, context), merchant, device);
      const rows = versions.map(({ remote, version, position, from, to }) => [
        remote,
        version,
        `at ${percent(position)}`,
        `${percent(from)} to ${percent(to)}`,
      ]);
      print(
        raw,
        context,
        versions,
        table(['remote', 'version', 'device', 'members with this version'], rows),
      );
    });
}
