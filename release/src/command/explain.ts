import type { Command } from 'commander';
import * as v from 'valibot';
import { explain } from '../status/explain';
import { type Context, print, storeOf, withCommon } from './context';
import { percent, table } from './table';

const options = v.object({ merchant: v.string(), device: v.string() });

/** `release explain` */
export function addExplain(program: Command, context: Context): void {
  withCommon(program.command('explain'))
    .summary('which versions one device gets, and why')
    .description(
      'Says which version of each remote a device gets at a merchant, by the same function as the page. The device id stands in the browser’s local storage, under tessera:device-id.',
    )
    .requiredOption('-m, --merchant <code>', 'merchant whose page it is')
    .requiredOption('-d, --device <id>', 'id of the device')
    .action(async (raw: unknown) => {
      const { merchant, device } = v.parse(options, raw);
      const given = await explain(await storeOf(raw, context), merchant, device);
      const rows = given.map(({ remote, version, position, from, to }) => [
        remote,
        version,
        `stands at ${percent(position)}`,
        `${percent(from)} to ${percent(to)} get it`,
      ]);
      print(raw, context, given, table(['remote', 'version', 'device', 'share'], rows));
    });
}
