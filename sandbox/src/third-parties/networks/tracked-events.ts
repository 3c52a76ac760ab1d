import type { TrackingRecord } from '@tessera/contract';

export type Channel = 'first' | 'second';

/** An event, counted once, and by which channels it came how often. */
export interface TrackedEvent {
  readonly merchant: string;
  readonly event: TrackingRecord;
  readonly receipts: readonly Channel[];
}

/** What a network's stand-in script was told on a page, or an affiliate's server by a page. */
export interface NetworkHit {
  readonly network: string;
  readonly args: unknown;
}

const MOST = 2000;

/** The events that came, each id once, and what the networks were told, as long as the sandbox runs. */
export class TrackedEvents {
  readonly #events = new Map<string, TrackedEvent>();
  #hits: NetworkHit[] = [];

  take(merchant: string, channel: Channel, event: TrackingRecord): void {
    const known = this.#events.get(event.eventId);
    this.#events.set(event.eventId, {
      merchant,
      event: known?.event ?? event,
      receipts: [...(known?.receipts ?? []), channel],
    });
  }

  hit(hit: NetworkHit): void {
    this.#hits = [...this.#hits, hit].slice(-MOST);
  }

  all(): { readonly events: readonly TrackedEvent[]; readonly networks: readonly NetworkHit[] } {
    return { events: [...this.#events.values()].slice(-MOST), networks: this.#hits };
  }

  clear(): void {
    this.#events.clear();
    this.#hits = [];
  }
}
