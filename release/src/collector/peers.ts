import { hash } from 'node:crypto';
import type { PartFault } from '../fault-report';
import { accepted, ask } from '../input';
import type { LogEntry } from '../operations/canary';

/** Interval in ms between two batches to a peer. */
const INTERVAL = 500;
const TIMEOUT = 5_000;
/** Maximum number of entries that wait for one peer, some 10 MB. */
const MAX_WAITING = 10_000;

export interface PeersOptions {
  /** Addresses of all collectors, this one included. */
  readonly peers: readonly string[];
  /** The address of this one. */
  readonly self: string;
  readonly secret: string;
  /** Called with the number of entries that did not reach their owner. */
  readonly onLost: (entries: number) => void;
  /** Called with the peers that the last batches did not reach. */
  readonly report: (faults: readonly PartFault[]) => void;
}

const rank = (peer: string, source: string): string => hash('sha256', `${peer} ${source}`);

/**
 * @returns the collector that counts a source. Rendezvous hashing: with one more collector, only the sources that it
 * gets change their owner.
 */
export const ownerOf = (source: string, peers: readonly string[]): string =>
  peers.reduce((best, peer) => (rank(peer, source) > rank(best, source) ? peer : best), peers[0] ?? '');

/**
 * Sends entries to the collectors that own their sources, in batches. A batch that fails is lost and not repeated,
 * because its owner may have counted it.
 */
export function peerQueue({ peers, self, secret, report, onLost }: PeersOptions) {
  const waiting = new Map<string, LogEntry[]>();
  /** Why the last batch to a peer was lost. */
  const faults = new Map<string, unknown>();
  let sending: Promise<unknown> = Promise.resolve();

  async function send(peer: string, entries: readonly LogEntry[]): Promise<void> {
    const body = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    const headers = {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/x-ndjson',
      // A connection that was kept open is lost with a batch when its owner starts again.
      connection: 'close',
    };
    try {
      accepted(await ask(new URL('/owned', peer), TIMEOUT, { method: 'POST', body, headers }));
      faults.delete(peer);
    } catch (fault) {
      faults.set(peer, fault);
      onLost(entries.length);
    }
  }

  const flush = (): Promise<unknown> => {
    const batches = [...waiting];
    waiting.clear();
    sending = Promise.all(batches.map(([peer, entries]) => send(peer, entries))).then(() =>
      report([...faults.values()].map((fault) => ({ part: '--peer', fault }))),
    );
    return sending;
  };
  const timer = setInterval(flush, INTERVAL);

  return {
    /** @returns whether the entry goes to another collector */
    forward(entry: LogEntry): boolean {
      const owner = entry.source === undefined ? self : ownerOf(entry.source, peers);
      if (owner === self || owner === '') return false;
      const queue = waiting.get(owner) ?? [];
      waiting.set(owner, queue);
      if (queue.length >= MAX_WAITING) onLost(1);
      else queue.push(entry);
      return true;
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await sending;
      await flush();
    },
  };
}
