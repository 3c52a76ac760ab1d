/** A list that forgets its oldest items beyond `limit`. */
export class Latest<Item> {
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

  /** Those that were added after the first so many, as far as they are kept, and how many were added so far. */
  after(count: number): { readonly next: number; readonly items: readonly Item[] } {
    const fresh = Math.max(0, Math.min(this.#added - count, this.#items.length));
    return { next: this.#added, items: fresh === 0 ? [] : this.#items.slice(-fresh) };
  }

  clear(): void {
    this.#items = [];
  }
}

const TEN_MINUTES = 600_000;

/** Keeps what may be used once, for ten minutes. */
export class Once<T> {
  readonly #kept = new Map<string, { readonly value: T; readonly until: number }>();

  put(key: string, value: T): void {
    this.#kept.set(key, { value, until: Date.now() + TEN_MINUTES });
  }

  /** The value, without using it up. */
  peek(key: string): T | undefined {
    const found = this.#kept.get(key);
    return found && found.until > Date.now() ? found.value : undefined;
  }

  take(key: string): T | undefined {
    const value = this.peek(key);
    this.#kept.delete(key);
    return value;
  }
}
