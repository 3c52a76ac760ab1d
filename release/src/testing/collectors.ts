import { collect, status } from '@tessera/contract';
import { type Collector, type CollectorOptions, startCollector } from '../collector/start-collector';
import type { LogEntry } from '../operations/canary/page-report';
import type { MerchantStatus } from '../operations/status/status';
import { freePort } from './nginx';

export const secret = '0123456789abcdef0123456789abcdef';

export interface Collectors {
  /** Addresses of the collectors. */
  readonly urls: readonly string[];
  /** Sends what a page sends, to one collector after the other, as a balancer does. */
  send(entries: readonly LogEntry[]): Promise<void>;
  /** @returns the sum of the series of all collectors that match, in the OpenMetrics format */
  counted(series: RegExp): Promise<number>;
  /** Gives all collectors new releases. */
  update(statuses: readonly MerchantStatus[]): Promise<void>;
  /** Closes all collectors, and starts new ones at their addresses. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The address of the visitor that a log calls by a source. */
function addresses() {
  const known = new Map<string, number>();
  return (source: string): string => {
    const number = known.get(source) ?? known.size;
    known.set(source, number);
    return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  };
}

/** Starts collectors that count together. */
export async function startCollectors(
  count: number,
  statuses: readonly MerchantStatus[],
  options: Partial<CollectorOptions> = {},
): Promise<Collectors> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const start = () =>
    Promise.all(
      ports.map(async (port, at) => {
        const own = { port, host: '127.0.0.1', trust: ['127.0.0.1'], secret, perMinute: 60 };
        const collector = await startCollector({
          ...own,
          peers: urls,
          self: urls[at],
          report: () => undefined,
          ...options,
        });
        await collector.update(statuses);
        return collector;
      }),
    );
  let running: readonly Collector[] = await start();
  let next = 0;
  const addressOf = addresses();
  const close = async () => {
    await Promise.all(running.map((collector) => collector.close()));
  };

  async function sendOne(entry: LogEntry): Promise<void> {
    const url = urls[next++ % urls.length] ?? '';
    const { merchant } = entry;
    // A connection that was kept open does not survive a restart.
    const headers = { 'x-forwarded-for': addressOf(entry.source ?? ''), merchant, connection: 'close' };
    const answer =
      'page' in entry
        ? await fetch(`${url}${status.path}?device=MOBILE`, { headers })
        : await fetch(`${url}${collect.path}`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ merchant, value: entry.value }),
          });
    if (answer.status !== 204) throw new Error(`a collector responded with status ${answer.status}`);
  }

  return {
    urls,
    async send(entries) {
      // All pages before the beacons, which wait for 10 s.
      for (const part of [
        entries.filter((one) => 'page' in one),
        entries.filter((one) => !('page' in one)),
      ]) {
        for (const entry of part) await sendOne(entry);
        await untilForwarded();
      }
    },
    counted,
    update: async (changed) => {
      await Promise.all(running.map((collector) => collector.update(changed)));
    },
    async restart() {
      await close();
      running = await start();
    },
    close,
  };

  async function counted(series: RegExp): Promise<number> {
    const texts = await Promise.all(
      urls.map(async (url) => (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text()),
    );
    return texts
      .flatMap((text) => text.split('\n'))
      .filter((line) => series.test(line))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Waits until the owners have counted what the other collectors have received. */
  async function untilForwarded(): Promise<void> {
    for (;;) {
      const [forwarded, lost, owned] = await Promise.all([
        counted(/^tessera_collector_entries_total\{result="forwarded"/),
        counted(/^tessera_collector_entries_total\{result="lost"/),
        counted(/^tessera_collector_owned_total/),
      ]);
      if (forwarded === lost + owned) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
