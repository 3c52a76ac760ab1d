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
