import { type Command, Option } from 'commander';
import * as v from 'valibot';
import type { Change } from '../../operations/rollout';
import { ReleaseError } from '../../release-error';
import { type Context, optionsOf, storeOf, withCommon } from '../context';
import { changeTargets, withTargets } from '../targets';

const toggle = v.optional(v.picklist(['on', 'off']));
const options = v.object({ overrides: toggle, serviceWorker: toggle });

/** `release configure` */
export function addConfigure(program: Command, context: Context): void {
  withTargets(withCommon(program.command('configure')))
    .summary('change settings of releases')
    .description('Changes settings of the releases of merchants.')
    .addOption(
      new Option('--overrides <state>', 'whether developers may load a remote from a local server').choices([
        'on',
        'off',
      ]),
    )
    .addOption(
      new Option(
        '--service-worker <state>',
        'off removes the service worker from every browser that has it',
      ).choices(['on', 'off']),
    )
    .action(async (raw: unknown) => {
      const { overrides, serviceWorker } = optionsOf(options, raw);
      if (!overrides && !serviceWorker)
        throw new ReleaseError('no-target', 'Choose a setting: --overrides on|off, --service-worker on|off.');
      const change: Change = (current) => ({
        ...current,
        ...(overrides && { overrides: overrides === 'on' }),
        ...(serviceWorker && { serviceWorker: serviceWorker === 'off' ? 'off' : undefined }),
      });
      const settings = { overrides, 'service-worker': serviceWorker };
      await changeTargets(raw, context, await storeOf(raw, context), change, {
        action: 'configure',
        what: Object.entries(settings)
          .flatMap(([name, state]) => (state ? [`${name} ${state}`] : []))
          .join(', '),
        pieces: [],
      });
    });
}
