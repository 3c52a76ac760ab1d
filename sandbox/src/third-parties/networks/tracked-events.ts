import type { TrackingRecord } from '@tessera/contract';

/** The two channels that pages send events by. */
type Channel = 'first' | 'second';

/** An event, and the channel of each receipt. */
interface TrackedEvent {
  readonly merchant: string;
  readonly event: TrackingRecord;
  readonly receipts: readonly Channel[];
}

/** A call that a network's simulated script or an affiliate's server received from a page. */
interface NetworkHit {
  readonly network: string;
  readonly args: unknown;
}

const LIMIT = 2000;

/** The received events, each id once, and the calls of networks. In memory. */
export class TrackedEvents {
  readonly #events = new Map<string, TrackedEvent>();
  #hits: NetworkHit[] = [];

  add(merchant: string, channel: Channel, event: TrackingRecord): void {
    const known = this.#events.get(event.eventId);
    this.#events.set(event.eventId, {
      merchant,
      event: known?.event ?? event,
      receipts: [...(known?.receipts ?? []), channel],
    });
  }

  hit(hit: NetworkHit): void {
    this.#hits = [...this.#hits, hit].slice(-LIMIT);
  }

  all(): { readonly events: readonly TrackedEvent[]; readonly networks: readonly NetworkHit[] } {
    return { events: [...this.#events.values()].slice(-LIMIT), networks: this.#hits };
  }

  clear(): void {
    this.#events.clear();
    this.#hits = [];
  }
}
