import { type Command, Option } from 'commander';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import type { Change } from '../roll-out/change-release';
import { type Context, storeOf, withCommon } from './context';
import { changeTargets, withTargets } from './targets';

const toggle = v.optional(v.picklist(['on', 'off']));
const options = v.object({ overrides: toggle, serviceWorker: toggle });

/** `release configure` */
export function addConfigure(program: Command, context: Context): void {
  withTargets(withCommon(program.command('configure')))
    .summary('switch what a release allows')
    .description('Switches what the releases of merchants allow.')
    .addOption(
      new Option('--overrides <state>', 'whether a developer may point a remote at a local server').choices([
        'on',
        'off',
      ]),
    )
    .addOption(
      new Option('--service-worker <state>', 'off takes it away from every browser that has it').choices([
        'on',
        'off',
      ]),
    )
    .action(async (raw: unknown) => {
      const { overrides, serviceWorker } = v.parse(options, raw);
      if (!overrides && !serviceWorker)
        throw new ReleaseError(
          'no-target',
          'Say what to switch: --overrides on|off, --service-worker on|off.',
        );
      const change: Change = (standing) => ({
        ...standing,
        ...(overrides && { overrides: overrides === 'on' }),
        ...(serviceWorker && { serviceWorker: serviceWorker === 'off' ? 'off' : undefined }),
      });
      await changeTargets(raw, context, await storeOf(raw, context), change);
    });
}
