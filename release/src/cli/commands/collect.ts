import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { messageOf } from '../../fault';
import { readBytes } from '../../input';
import { statusReader } from '../../operations/status';
import { ReleaseError } from '../../release-error';
import { releasedMerchants } from '../../releases';
import {
  type Context,
  collect,
  errorReport,
  numberBetween,
  optionsOf,
  storeOf,
  withCommon,
  withTrust,
} from '../context';

const address = v.pipe(v.string(), v.url());
const options = v.object({
  port: v.number(),
  host: v.string(),
  trust: v.optional(v.array(v.string()), []),
  secret: v.optional(v.string()),
  peer: v.optional(v.array(address), []),
  self: v.optional(address),
  perMinute: v.number(),
  every: v.number(),
});

/** Characters of the shortest secret. */
const LEAST = 32;

/** @throws ReleaseError `file-unreadable` or `key-invalid` */
async function readSecret(file: string): Promise<string> {
  const secret = String(await readBytes(file, 'Name the file of the secret.')).trim();
  // It is sent in a header.
  if (secret.length >= LEAST && /^[\x21-\x7e]+$/.test(secret)) return secret;
  throw new ReleaseError(
    'key-invalid',
    `${file} is no secret: it needs at least ${LEAST} visible ASCII characters. Make one: openssl rand -hex 32.`,
  );
}

/** @throws ReleaseError `option-invalid` for collectors that could not find each other */
function checkPeers({ peer, self, secret }: v.InferOutput<typeof options>): void {
  if (peer.length === 0 && self === undefined) return;
  if (self !== undefined && peer.includes(self) && secret !== undefined) return;
  throw new ReleaseError(
    'option-invalid',
    'Several collectors need --secret, all their addresses as --peer, and the one of this collector also as --self.',
  );
}

/** `release collect` */
export function addCollect(program: Command, context: Context): void {
  withTrust(withCommon(program.command('collect')))
    .summary('count health beacons for Prometheus')
    .description(
      'Takes pages and health beacons, counts each source once a day, and shows counters at /metrics in the OpenMetrics format, until it is stopped. Several collectors count together behind a balancer.',
    )
    .option('--port <number>', 'port to listen on', numberBetween(0, 65_535), 9464)
    .option('--host <address>', 'address to listen on; 0.0.0.0 for all addresses', '127.0.0.1')
    .option('--secret <file>', 'file with the secret that all collectors and gateways share')
    .option('--peer <url>', 'address of a collector; repeat it for all of them, this one included', collect)
    .option('--self <url>', 'which --peer this one is')
    .option(
      '--per-minute <count>',
      'maximum number of pages and beacons of a source in a minute',
      numberBetween(1, 255),
      60,
    )
    .option('--every <seconds>', 'interval for reading the releases', numberBetween(0.1, 3600), 30)
    .action(async (raw: unknown) => {
      const parsed = optionsOf(options, raw);
      checkPeers(parsed);
      const secret = parsed.secret === undefined ? undefined : await readSecret(parsed.secret);
      const store = await storeOf(raw, context);
      const read = statusReader(store);
      const reportFaults = errorReport(context);
      const statuses = async () => {
        const { statuses: known, faults } = await read(await releasedMerchants(store));
        reportFaults(faults);
        return known;
      };
      // Lazy, because the other commands do not need the server and it takes long to load.
      const { startCollector } = await import('../../collector');
      const first = await statuses();
      const report = errorReport(context);
      const collector = await startCollector({ ...parsed, secret, peers: parsed.peer, report });
      try {
        await collector.update(first);
        context.io.out(`${collector.url}\n`);
        const { signal } = context.io;
        while (await pause(1_000 * parsed.every, true, { signal }).catch(() => false)) {
          // A store that does not answer is temporary. Until it does, the versions of before are counted.
          await statuses()
            .then(collector.update)
            .catch((fault: unknown) => context.io.err(`${messageOf(fault)}\n`));
        }
      } finally {
        await collector.close();
      }
    });
}
