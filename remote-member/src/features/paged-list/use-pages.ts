import { isUnreached, useReachedAgain } from '@tessera/shell/request';
import { useCallback, useEffect, useRef, useState } from 'react';

/** One page of a list as the gateway sends it. */
interface LoadedPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; none after the last one. */
  readonly next?: string | undefined;
}

/** Loads the page at a cursor, or the first one. The same function as long as the list is the same. */
type LoadPage<Item> = (cursor: string | undefined, signal: AbortSignal) => Promise<LoadedPage<Item>>;

export interface Pages<Item> {
  /** Undefined until the first page is loaded. */
  readonly items: readonly Item[] | undefined;
  readonly failed: boolean;
  /** What the last call threw. */
  readonly error: unknown;
  readonly more: boolean;
  /** Loads the next page, or retries it after a failure. */
  load(): void;
  /** Loads the list anew from its start. */
  restart(): void;
}

/** Loads a list page by page. A page that did not reach the gateway is loaded again when it is reached again. */
export function usePages<Item>(loadPage: LoadPage<Item>): Pages<Item> {
  const [loaded, setLoaded] = useState<LoadedPage<Item>>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);

  const loadAfter = useCallback(
    async (previous: LoadedPage<Item> | undefined) => {
      const controller = new AbortController();
      running.current = controller;
      setError(undefined);
      try {
        const page = await loadPage(previous?.next, controller.signal);
        setLoaded({ items: [...(previous?.items ?? []), ...page.items], next: page.next });
      } catch (thrown) {
        if (!controller.signal.aborted) setError(thrown);
      } finally {
        if (running.current === controller) running.current = undefined;
      }
    },
    [loadPage],
  );

  const start = useCallback(() => {
    setLoaded(undefined);
    void loadAfter(undefined);
    return () => running.current?.abort();
  }, [loadAfter]);
  useEffect(start, [start]);

  const load = () => running.current || void loadAfter(loaded);
  useReachedAgain(isUnreached(error), load);

  return {
    items: loaded?.items,
    failed: error !== undefined,
    error,
    more: loaded?.next !== undefined,
    load,
    restart: () => {
      running.current?.abort();
      start();
    },
  };
}
