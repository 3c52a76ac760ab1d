import type { Command } from 'commander';
import * as v from 'valibot';
import { verifyGateway } from '../../operations/gateway';
import { verifyStore } from '../../operations/maintenance';
import { releasedMerchants } from '../../releases';
import { type Context, collect, optionsOf, print, storeOf, withCommon } from '../context';
import { type ExitCode, exitCodes } from '../io';
import { progress } from '../progress';
import { table } from '../table';

const options = v.object({
  merchant: v.optional(v.array(v.string())),
  gateway: v.optional(v.pipe(v.string(), v.url())),
});

/**
 * @param rows the problems as rows of a table
 * @param merchants how many merchants were verified
 */
function summaryOf(
  rows: ReadonlyArray<readonly string[]>,
  merchants: number,
): { readonly code: ExitCode; readonly text: string } {
  if (rows.length > 0) return { code: exitCodes.problems, text: table(['where', 'code', ''], rows) };
  return merchants === 0
    ? { code: exitCodes.unjudged, text: 'Nothing was verified: no merchant in this store has a release.' }
    : { code: exitCodes.done, text: `No problems found at ${merchants} merchants.` };
}

/** `release verify` */
export function addVerify(program: Command, context: Context): void {
  withCommon(program.command('verify'))
    .summary('check the store for damage, and the descriptions against the gateway')
    .description(
      'Checks all current releases and the hashes of their files. With a gateway, compares its features, flags, template and languages with each merchant’s description. Changes nothing. Exits with code 5 if it finds a problem, and with 6 if no merchant has a release.',
    )
    .option(
      '-m, --merchant <code>',
      'merchant to check (default: all); repeat it for several merchants',
      collect,
    )
    .option('--gateway <address>', 'address of the gateway whose settings are compared')
    .action(async (raw: unknown) => {
      const { merchant, gateway } = optionsOf(options, raw);
      const store = await storeOf(raw, context);
      const merchants = merchant ?? (await releasedMerchants(store));
      const bar = progress(context.io, 'verifying', merchants.length);
      const damage = await verifyStore(store, {
        ...(merchant && { merchants: merchant }),
        onDone: () => bar.tick(),
      }).finally(bar.stop);
      const blocked = gateway
        ? await Promise.all(merchants.map((code) => verifyGateway(store, gateway, code)))
        : [];
      const problems = [...damage, ...blocked.flat()];
      const rows = problems.map(({ where, code, message }) => [where, code, message]);
      const { code, text } = summaryOf(rows, merchants.length);
      print(raw, context, { merchants: merchants.length, problems }, text);
      context.end(code);
    });
}
