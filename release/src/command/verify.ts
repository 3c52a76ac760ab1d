import type { Command } from 'commander';
import * as v from 'valibot';
import { releasedMerchants } from '../assemble/merchants';
import { verifyStore } from '../verify/verify-store';
import { type Context, gather, print, storeOf, withCommon } from './context';
import { exitCodes } from './io';
import { progress } from './progress';
import { table } from './table';

const options = v.object({ merchant: v.optional(v.array(v.string())) });

/** `release verify` */
export function addVerify(program: Command, context: Context): void {
  withCommon(program.command('verify'))
    .summary('look for what is wrong in the store')
    .description(
      'Holds every release and every file that one names against what they should be. Changes nothing. Ends with 5 when something is wrong.',
    )
    .option('-m, --merchant <code>', 'merchant to look at instead of all; may be given several times', gather)
    .action(async (raw: unknown) => {
      const { merchant } = v.parse(options, raw);
      const store = await storeOf(raw, context);
      const merchants = merchant ?? (await releasedMerchants(store));
      const bar = progress(context.io, 'verifying', merchants.length);
      const problems = await verifyStore(store, {
        ...(merchant && { merchants: merchant }),
        onDone: () => bar.tick(),
      }).finally(bar.stop);
      const rows = problems.map(({ where, code, message }) => [where, code, message]);
      const text =
        rows.length > 0
          ? table(['where', 'code', ''], rows)
          : `Nothing is wrong at ${merchants.length} merchants.`;
      print(raw, context, { merchants: merchants.length, problems }, text);
      if (rows.length > 0) context.end(exitCodes.problems);
    });
}
