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
