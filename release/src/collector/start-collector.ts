import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { type OpenMetricsContentType, Registry } from 'prom-client';
import type { PartFault } from '../fault-report';
import { listen } from '../listen';
import { type LogEntry, observer } from '../operations/canary';
import { type MerchantStatus, releasedVersions } from '../operations/status';
import { readForwarded } from '../requests';
import { canaryCounters } from './canary-counters';
import { dailySource } from './daily-source';
import { serveDoors } from './doors';
import { healthMetrics } from './health-metrics';
import { peerQueue } from './peers';
import { rateLimit } from './rate-limit';

export interface CollectorOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  /** Addresses and networks of the proxies in front, whose `X-Forwarded-For` is used. */
  readonly trust: readonly string[];
  /** Shared by all collectors and gateways. Default: a random one, for a collector without others. */
  readonly secret?: string | undefined;
  /** Addresses of all collectors, and which of them is this one. Default: no others. */
  readonly peers?: readonly string[];
  readonly self?: string | undefined;
  /** Maximum number of pages and beacons of a source in a minute. */
  readonly perMinute: number;
  /** Called with the other collectors that entries do not reach, repeatedly. */
  readonly report: (faults: readonly PartFault[]) => void;
  /** Returns the time in ms since 1970. */
  readonly now?: () => number;
}

export interface Collector {
  readonly url: string;
  /** Sets what the merchants have. Only their versions are counted. */
  update(statuses: readonly MerchantStatus[]): Promise<void>;
  close(): Promise<void>;
}

/** In ms: a client that sends slowly keeps no connection. */
const REQUEST_TIMEOUT = 10_000;

/**
 * Starts a collector of pages and beacons, which shows its counts at `/metrics` in the OpenMetrics format.
 * @throws ReleaseError `port-unavailable`
 */
export async function startCollector(options: CollectorOptions): Promise<Collector> {
  const { port, host, trust, secret, peers = [], self = '', perMinute, report, now = Date.now } = options;
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const released = releasedVersions();
  const health = healthMetrics(registry, released);
  const canaries = canaryCounters(registry);
  const observed = observer(canaries.observations, now);
  const sourceOf = dailySource(secret ?? randomBytes(32).toString('hex'), now);
  const isWithinLimit = rateLimit(perMinute, now);
  const queue =
    secret === undefined
      ? undefined
      : peerQueue({ peers, self, secret, report, onLost: (count) => health.addEntries('lost', count) });

  function count(entry: LogEntry): void {
    if (!released.hasMerchant(entry.merchant)) {
      health.addEntries('unknown');
      return;
    }
    observed.add(entry);
    if ('value' in entry) health.addBeacon(entry.merchant, entry.value);
    health.addEntries('counted');
  }
  function take(entry: LogEntry): void {
    if (!released.hasMerchant(entry.merchant)) health.addEntries('unknown');
    else if (queue?.forward(entry)) health.addEntries('forwarded');
    else count(entry);
  }
  function isAdmitted(source: string | undefined): boolean {
    if (source === undefined || isWithinLimit(source)) return true;
    health.addEntries('limited');
    return false;
  }

  const app = fastify({
    forceCloseConnections: true,
    trustProxy: trust.length > 0 && [...trust],
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: REQUEST_TIMEOUT / 2 },
  });
  app.addHook('onRequest', async ({ raw }) => readForwarded(raw.headers));
  serveDoors(app, {
    admit: (address) => {
      const source = sourceOf(address);
      return isAdmitted(source) ? source : undefined;
    },
    take,
    takeLogged: (entry) => isAdmitted(entry.source) && take(entry),
    takeOwned: (entry) => {
      count(entry);
      health.addOwned();
    },
    refuse: (result) => health.addEntries(result),
    secret,
  });
  app.addHook('onClose', async () => queue?.close());
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));

  return {
    url: await listen(app, { port, host }),
    update: async (statuses) => {
      released.update(statuses);
      observed.update(statuses);
      await health.update();
      await canaries.update(statuses);
    },
    close: () => app.close(),
  };
}
