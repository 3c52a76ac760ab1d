import { inspect } from 'node:util';
import type { Command } from 'commander';
import * as v from 'valibot';
import { gatewayAddress } from '../../gateway-address';
import { merchantReader } from '../../merchants';
import { ReleaseError } from '../../release-error';
import {
  type Context,
  errorReport,
  numberBetween,
  optionsOf,
  storeOf,
  withCommon,
  withGateway,
} from '../context';
import { stopped } from '../stopped';

const options = v.object({
  gateway: v.pipe(v.string(), v.url()),
  collectors: v.optional(v.array(v.string()), []),
  trust: v.optional(v.array(v.string()), []),
  trustedCa: v.optional(v.string()),
  port: v.number(),
  host: v.string(),
});
/** Interval in ms for reading the list of merchants. */
const REFRESH_INTERVAL = 30_000;

/** An expected fault says what to do; of any other the place is needed. */
const lineOf = (fault: unknown): string =>
  fault instanceof ReleaseError ? `${fault.message} (${fault.code})` : inspect(fault);

/** `release serve` */
export function addServe(program: Command, context: Context): void {
  withGateway(withCommon(program.command('serve')))
    .summary('serve the sites of all merchants from this machine')
    .description(
      'Serves the files of the store, each merchant’s page by host name, and the gateway under /wps/, until it is stopped. New releases take effect at once, new merchants within 30 s.',
    )
    .option('--port <number>', 'port to listen on', numberBetween(0, 65_535), 8080)
    .option('--host <address>', 'address to listen on; 0.0.0.0 for all addresses', '127.0.0.1')
    .option(
      '--trusted-ca <file>',
      'certificates of trusted authorities, in PEM format (default: those that Node trusts)',
    )
    .action(async (raw: unknown) => {
      const address = optionsOf(options, raw);
      gatewayAddress(address.gateway);
      const store = await storeOf(raw, context);
      // Lazy, because the other commands do not need the server and it takes long to load.
      const { serve } = await import('../../server');
      const report = (fault: unknown) => context.io.err(`${lineOf(fault)}\n`);
      const [read, reportFaults] = [merchantReader(store), errorReport(context)];
      const merchantsNow = async () => {
        const { merchants, faults } = await read();
        reportFaults(faults);
        return merchants;
      };
      const served = await serve({ ...address, store, merchants: await merchantsNow(), report });
      const refresh = setInterval(() => {
        merchantsNow().then(served.setMerchants).catch(report);
      }, REFRESH_INTERVAL);
      context.io.out(`${served.url}\n`);
      await stopped(context.io.signal);
      clearInterval(refresh);
      await served.close();
    });
}
