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

/** A map that drops its oldest entries beyond `limit`. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  constructor(readonly limit: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.limit && oldest !== undefined) this.delete(oldest);
    return this;
  }
}

const LIFETIME = 10 * MINUTE;

/** A map whose entries expire after ten minutes. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly expiresAt: number }>();

  set(key: string, value: Value): void {
    this.#entries.set(key, { value, expiresAt: Date.now() + LIFETIME });
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.value : undefined;
  }

  /** Gets and removes an entry, for values that count once. */
  take(key: string): Value | undefined {
    const value = this.get(key);
    this.#entries.delete(key);
    return value;
  }
}
