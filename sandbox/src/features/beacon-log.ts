import { dailySources, RingBuffer } from '../common';

const LIMIT = 2000;

/** A report of a page about its calls or its health. */
interface Beacon {
  readonly merchant: string;
  readonly value: string;
}

/** A beacon, or a page that starts. `source` is the hash of the visitor's address. */
type LogEntry = { readonly source: string } & (Beacon | { readonly merchant: string; readonly page: true });

/** The log of pages and beacons that `release watch` reads: the last 2000 entries. */
export class BeaconLog {
  readonly #entries = new RingBuffer<LogEntry>(LIMIT);
  readonly #sourceOf = dailySources();

  /** Adds the start of a page. `release watch` counts beacons only of sources that requested a page. */
  addPage(merchant: string, address: string): void {
    this.#entries.add({ merchant, source: this.#sourceOf(address), page: true });
  }

  addBeacon({ merchant, value }: Beacon, address: string): void {
    this.#entries.add({ merchant, source: this.#sourceOf(address), value });
  }

  /** Newest last. */
  all(): readonly LogEntry[] {
    return this.#entries.all();
  }

  /** @returns the kept entries after the first `count`, and as `next` the number of entries added so far */
  after(count: number): { readonly next: number; readonly beacons: readonly LogEntry[] } {
    const { next, items } = this.#entries.after(count);
    return { next, beacons: items };
  }
}
