import { useSyncExternalStore } from 'react';

/** Listeners to changes of something that is stored elsewhere. */
interface ChangeSignal {
  notify(): void;
  /** Calls `listener` on every change. @returns a function that removes the listener */
  watch(listener: () => void): () => void;
}

export function changeSignal(): ChangeSignal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value in memory that several parts of this remote show. */
interface SharedValue<T> {
  get(): T;
  set(value: T): void;
  /** The value as a hook: renders again on every change. */
  use(): T;
  /** Calls `listener` on every change. @returns a function that removes the listener */
  watch(listener: () => void): () => void;
}

export function sharedValue<T>(initial: T): SharedValue<T> {
  let current = initial;
  const { notify, watch } = changeSignal();
  const get = () => current;
  return {
    get,
    set(value) {
      current = value;
      notify();
    },
    use: () => useSyncExternalStore(watch, get),
    watch,
  };
}
