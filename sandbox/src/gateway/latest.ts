/** A list that forgets its oldest items beyond `limit`. */
export class Latest<Item> {
  #items: Item[] = [];

  constructor(readonly limit: number) {}

  add(item: Item): void {
    this.#items.push(item);
    if (this.#items.length > this.limit) this.#items.shift();
  }

  /** Newest last. */
  all(): readonly Item[] {
    return this.#items;
  }

  clear(): void {
    this.#items = [];
  }
}
