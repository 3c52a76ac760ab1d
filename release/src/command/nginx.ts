import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { allMerchants } from '../merchant/all-merchants';
import { nginxWriter, type Written } from '../nginx/write-nginx';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { type Context, numberBetween, print, storeOf, withCommon } from './context';
import { exitCodes } from './io';
import { progress } from './progress';

const options = v.object({
  gateway: v.pipe(v.string(), v.url()),
  files: v.string(),
  out: v.string(),
  listen: v.pipe(v.string(), v.regex(/^[\w.:[\]-]+$/)),
  accessLog: v.optional(v.string()),
  brotliModule: v.optional(v.string()),
  resolver: v.optional(v.pipe(v.string(), v.regex(/^[\w.:[\]-]+$/))),
  fast: v.optional(v.boolean(), false),
  every: v.optional(v.number()),
  signal: v.optional(v.string()),
});
type Options = v.InferOutput<typeof options>;

/** Lets the nginx whose process id a file names read its configuration again. Throws ReleaseError `file-unreadable`. */
async function reload(file: string): Promise<void> {
  const id = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!Number.isInteger(id) || id <= 1)
    throw new ReleaseError('file-unreadable', `${file} names no process. Start nginx, then run this again.`);
  process.kill(id, 'SIGHUP');
}

const told = ({ rendered, faults, changed }: Written): string =>
  [
    ...faults.map(({ merchant, fault }) => `${merchant}: ${fault instanceof Error ? fault.message : fault}`),
    `${rendered.length} merchants have pages; the configuration ${changed ? 'is written anew' : 'stands'}.`,
  ].join('\n');

async function writeOnce(
  write: ReturnType<typeof nginxWriter>,
  store: Store,
  { signal }: Options,
  context: Context,
): Promise<Written> {
  const merchants = await allMerchants(store);
  const bar = progress(context.io, 'rendering', merchants.length);
  const written = await write(merchants, () => bar.tick()).finally(bar.stop);
  if (written.changed && signal !== undefined) await reload(signal);
  return written;
}

/** `release nginx` */
export function addNginx(program: Command, context: Context): void {
  withCommon(program.command('nginx'))
    .summary('write what nginx needs to serve every merchant')
    .description(
      'Renders each merchant’s pages and writes tessera.conf, for the http part of an nginx, and nginx.conf around it. nginx takes them up when it reloads.',
    )
    .requiredOption('--gateway <address>', 'address of the gateway')
    .requiredOption('--files <folder>', 'folder of the store as nginx sees it, which holds m/')
    .requiredOption('--out <folder>', 'folder to write into')
    .option('--listen <address>', 'port, or address with port, to listen at', '8080')
    .option('--access-log <file>', 'log of requests; without it they go to standard output')
    .option('--brotli-module <file>', "nginx's brotli module; without it files go out as gzip")
    .option('--resolver <address>', 'name server for the identity projects of merchants')
    .option('--fast', 'pack pages quickly rather than as small as it gets')
    .option('--every <seconds>', 'go on, and look for new releases this often', numberBetween(1, 3600))
    .option('--signal <file>', 'file with the process id of an nginx to reload after a change')
    .action(async (raw: unknown) => {
      const parsed = v.parse(options, raw);
      const store = await storeOf(raw, context);
      const write = nginxWriter({ ...parsed, store, storeFolder: parsed.files });
      for (;;) {
        const written = await writeOnce(write, store, parsed, context);
        const { rendered, faults, changed } = written;
        const data = {
          merchants: rendered.map(({ merchant }) => merchant),
          faults: faults.map((one) => one.merchant),
          changed,
        };
        if (changed || parsed.every === undefined) print(raw, context, data, told(written));
        if (parsed.every === undefined) {
          if (faults.length > 0) context.end(exitCodes.partly);
          return;
        }
        const went = await pause(1000 * parsed.every, true, { signal: context.io.signal }).catch(() => false);
        if (!went) return;
      }
    });
}
