import type { Command } from 'commander';
import * as v from 'valibot';
import { allMerchants } from '../merchant/all-merchants';
import { type Context, numberBetween, storeOf, withCommon } from './context';

const options = v.object({ gateway: v.pipe(v.string(), v.url()), port: v.number(), host: v.string() });
/** In ms: how soon a merchant that was described elsewhere is served. */
const LOOK_AGAIN = 30_000;

const stopped = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** `release serve` */
export function addServe(program: Command, context: Context): void {
  withCommon(program.command('serve'))
    .summary('serve every merchant from this machine')
    .description(
      'Serves the store’s files, each merchant’s page by host name, and the gateway under /wps/, until it is stopped. New releases and merchants are served as they come.',
    )
    .requiredOption('--gateway <address>', 'address of the gateway')
    .option('--port <number>', 'port to listen at', numberBetween(0, 65_535), 8080)
    .option('--host <address>', 'address to listen at; 0.0.0.0 for every one', '127.0.0.1')
    .action(async (raw: unknown) => {
      const where = v.parse(options, raw);
      const store = await storeOf(raw, context);
      // The server is the larger part of the tool, and the other commands have no use for it.
      const { serve } = await import('../serve/serve');
      const served = await serve({ ...where, store, merchants: await allMerchants(store) });
      const look = setInterval(() => {
        allMerchants(store)
          .then(served.setMerchants)
          .catch((fault: unknown) => context.io.err(`${String(fault)}\n`));
      }, LOOK_AGAIN);
      context.io.out(`${served.url}\n`);
      await stopped(context.io.signal);
      clearInterval(look);
      await served.close();
    });
}
