import { getServers } from 'node:dns';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { messageOf } from '../../fault';
import { gatewayAddress } from '../../gateway-address';
import { merchantReader } from '../../merchants';
import { loadConfiguration, nginxWriter, type Written } from '../../nginx';
import { type Context, numberBetween, optionsOf, print, storeOf, withCommon, withGateway } from '../context';
import { exitCodes } from '../io';
import { progress } from '../progress';

const options = v.object({
  gateway: v.pipe(v.string(), v.url()),
  collectors: v.optional(v.array(v.string())),
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

/** @returns the DNS servers of this machine, in the syntax of nginx; undefined if there are none */
function systemResolver(): string | undefined {
  // nginx cannot use a link-local address, which has the name of an interface.
  const servers = getServers().filter((server) => !server.includes('%'));
  return servers.map((server) => (isIP(server) === 6 ? `[${server}]` : server)).join(' ') || undefined;
}

const faultLines = ({ faults }: Written): readonly string[] =>
  faults.map(({ merchant, fault }) => `${merchant}: ${messageOf(fault)}`);

const summary = (written: Written): string => {
  const { rendered, changed } = written;
  return [
    ...faultLines(written),
    `${rendered.length} merchants have pages; the configuration is ${changed ? 'updated' : 'unchanged'}.`,
  ].join('\n');
};

/** Writes the site, and makes nginx load it. The faults are those of descriptions and of pages. */
async function update(
  write: ReturnType<typeof nginxWriter>,
  read: ReturnType<typeof merchantReader>,
  { signal, listen }: Options,
  context: Context,
): Promise<Written> {
  const { merchants, faults } = await read();
  const bar = progress(context.io, 'rendering', merchants.length);
  const written = await write(merchants, () => bar.tick()).finally(bar.stop);
  const isReloaded = signal !== undefined && (await loadConfiguration(signal, listen, written.id));
  // nginx uses the old pages until it has loaded the new configuration, which can take several attempts.
  if (isReloaded || (written.changed && signal === undefined)) await written.deleteOld();
  const described = faults.map(({ part, fault }) => ({ merchant: part, fault }));
  return { ...written, faults: [...described, ...written.faults] };
}

/** Prints what was written. With `every`, only what differs from the time before. */
function printer(raw: unknown, context: Context, isRepeated: boolean) {
  let before = '';
  return (written: Written): void => {
    const { rendered, faults, changed } = written;
    const merchants = rendered.map(({ merchant }) => merchant);
    const data = { merchants, faults: [...new Set(faults.map((one) => one.merchant))], changed };
    const failed = faultLines(written).join('\n');
    if (changed || !isRepeated || failed !== before) print(raw, context, data, summary(written));
    before = failed;
  };
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
      const parsed = optionsOf(options, raw);
      gatewayAddress(parsed.gateway);
      const store = await storeOf(raw, context);
      const write = nginxWriter({
        ...parsed,
        resolver: parsed.resolver ?? systemResolver(),
        store,
        storeFolder: parsed.files,
      });
      const read = merchantReader(store);
      const show = printer(raw, context, parsed.every !== undefined);
      if (parsed.every === undefined) {
        const written = await update(write, read, parsed, context);
        show(written);
        if (written.faults.length > 0) context.end(exitCodes.partly);
        return;
      }
      for (;;) {
        // An error is temporary or will be corrected. A renderer that ends would leave every later roll-back undone.
        await update(write, read, parsed, context)
          .then(show)
          .catch((fault: unknown) => context.io.err(`${messageOf(fault)} Trying again.\n`));
        const isGoingOn = await pause(1000 * parsed.every, true, { signal: context.io.signal }).catch(
          () => false,
        );
        if (!isGoingOn) return;
      }
    });
}
