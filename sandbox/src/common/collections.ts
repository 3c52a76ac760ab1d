import { LRUCache } from 'lru-cache';
import { MINUTE } from './units';

/** A list that drops its oldest items beyond `limit`. */
export class RingBuffer<Item> {
  #items: Item[] = [];
  #added = 0;

  constructor(readonly limit: number) {}

  add(item: Item): void {
    this.#items.push(item);
    this.#added++;
    if (this.#items.length > this.limit) this.#items.shift();
  }

  /** Newest last. */
  all(): readonly Item[] {
    return this.#items;
  }

  /**
   * The items that were added after the first `count` ones and are still kept.
   * @returns the items, and as `next` the number of items added so far
   */
  after(count: number): { readonly next: number; readonly items: readonly Item[] } {
    const fresh = Math.max(0, Math.min(this.#added - count, this.#items.length));
    return { next: this.#added, items: fresh === 0 ? [] : this.#items.slice(-fresh) };
  }

  clear(): void {
    this.#items = [];
  }
}

/** A cache whose entries expire after ten minutes. */
export const expiringCache = <Value extends NonNullable<unknown>>(): LRUCache<string, Value> =>
  new LRUCache({ max: 10_000, ttl: 10 * MINUTE });

/** Gets and removes an entry, for values that count once. */
export function consume<Value extends NonNullable<unknown>>(
  cache: LRUCache<string, Value>,
  key: string,
): Value | undefined {
  const value = cache.get(key);
  cache.delete(key);
  return value;
}
