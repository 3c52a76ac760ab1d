import { useSyncExternalStore } from 'react';

/** A value that several parts of this remote show, and that none of them owns. */
export interface SharedValue<T> {
  get(): T;
  set(value: T): void;
  /** The value, kept up to date in the component that calls it. */
  use(): T;
  /** Calls back on every change; gives the function that ends it. */
  follow(listener: () => void): () => void;
}

export function sharedValue<T>(initial: T): SharedValue<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  return {
    get,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(follow, get),
    follow,
  };
}
