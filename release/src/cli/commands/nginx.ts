import { getServers } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { allMerchants } from '../../merchants';
import { nginxWriter, type Written } from '../../nginx';
import { ReleaseError } from '../../release-error';
import type { Store } from '../../store';
import { type Context, numberBetween, print, storeOf, withCommon, withGateway } from '../context';
import { exitCodes } from '../io';
import { progress } from '../progress';

const options = v.object({
  gateway: v.pipe(v.string(), v.url()),
  trust: v.optional(v.array(v.string())),
  trustedCa: v.optional(v.string()),
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

/**
 * Makes nginx reload its configuration.
 * @param file file with the process id of nginx
 * @throws ReleaseError `file-unreadable`
 */
async function reload(file: string): Promise<void> {
  const id = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!Number.isInteger(id) || id <= 1)
    throw new ReleaseError(
      'file-unreadable',
      `${file} does not contain a process id. Start nginx, then run this command again.`,
    );
  process.kill(id, 'SIGHUP');
}

/** @returns the DNS servers of this machine, in the syntax of nginx; undefined if there are none */
function systemResolver(): string | undefined {
  // nginx cannot use a link-local address, which has the name of an interface.
  const servers = getServers().filter((server) => !server.includes('%'));
  return servers.map((server) => (isIP(server) === 6 ? `[${server}]` : server)).join(' ') || undefined;
}

const summary = ({ rendered, faults, changed }: Written): string =>
  [
    ...faults.map(({ merchant, fault }) => `${merchant}: ${fault instanceof Error ? fault.message : fault}`),
    `${rendered.length} merchants have pages; the configuration is ${changed ? 'updated' : 'unchanged'}.`,
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
  withGateway(withCommon(program.command('nginx')))
    .summary('write pages and configuration for nginx')
    .description(
      'Renders the pages of all merchants and writes the configuration of nginx: tessera.conf for the http block of an existing nginx, and nginx.conf as a complete configuration. nginx uses them after its next reload.',
    )
    .requiredOption('--files <folder>', 'folder of the store as nginx sees it, which contains m/')
    .requiredOption('--out <folder>', 'output folder')
    .option('--listen <address>', 'port, or address with port, to listen on', '8080')
    .option('--access-log <file>', 'access log (default: standard output)')
    .option('--brotli-module <file>', "nginx's brotli module; without it nginx serves gzip only")
    .option('--resolver <address>', 'DNS server (default: those of this machine)')
    .option(
      '--trusted-ca <file>',
      'certificates of trusted authorities, in PEM format (default: /etc/ssl/certs/ca-certificates.crt)',
    )
    .option('--fast', 'use a low compression level')
    .option(
      '--every <seconds>',
      'keep running, and check for new releases at this interval',
      numberBetween(1, 3600),
    )
    .option('--signal <file>', 'file with the process id of the nginx to reload after a change')
    .action(async (raw: unknown) => {
      const parsed = v.parse(options, raw);
      const store = await storeOf(raw, context);
      const write = nginxWriter({
        ...parsed,
        resolver: parsed.resolver ?? systemResolver(),
        store,
        storeFolder: parsed.files,
      });
      for (;;) {
        const written = await writeOnce(write, store, parsed, context);
        const { rendered, faults, changed } = written;
        const data = {
          merchants: rendered.map(({ merchant }) => merchant),
          faults: faults.map((one) => one.merchant),
          changed,
        };
        if (changed || parsed.every === undefined) print(raw, context, data, summary(written));
        if (parsed.every === undefined) {
          if (faults.length > 0) context.end(exitCodes.partly);
          return;
        }
        const isGoingOn = await pause(1000 * parsed.every, true, { signal: context.io.signal }).catch(
          () => false,
        );
        if (!isGoingOn) return;
      }
    });
}
