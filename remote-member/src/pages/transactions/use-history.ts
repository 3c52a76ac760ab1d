import { type Transaction, type TransactionKind, transactions } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Period, startOf } from './history-filter';

/** Transactions in one page of the history. */
export const PAGE_SIZE = 20;

interface Loaded {
  readonly items: readonly Transaction[];
  /** The cursor of the next page. Undefined if all are loaded. */
  readonly next: string | undefined;
}

export interface History {
  /** Undefined until the first page is loaded. */
  readonly items: readonly Transaction[] | undefined;
  readonly failed: boolean;
  /** What the last call threw. */
  readonly error: unknown;
  readonly more: boolean;
  /** Loads the next page, or retries it after a failure. */
  load(): void;
  /** Loads the history anew from the newest transaction. */
  restart(): void;
}

/** Loads the member's transactions of a kind and a period, page by page. */
export function useHistory(kind: TransactionKind | undefined, period: Period): History {
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);

  const loadPage = useCallback(
    async (previous: Loaded | undefined) => {
      const controller = new AbortController();
      running.current = controller;
      setError(undefined);
      const since = startOf(period, Date.now());
      try {
        const page = await call(
          transactions,
          {
            limit: PAGE_SIZE,
            ...(kind && { kind }),
            ...(since !== undefined && { since }),
            ...(previous?.next && { cursor: previous.next }),
          },
          { alert: false, signal: controller.signal },
        );
        setLoaded({ items: [...(previous?.items ?? []), ...page.items], next: page.next ?? undefined });
      } catch (thrown) {
        if (!controller.signal.aborted) setError(thrown);
      } finally {
        if (running.current === controller) running.current = undefined;
      }
    },
    [kind, period],
  );

  const start = useCallback(() => {
    setLoaded(undefined);
    void loadPage(undefined);
    return () => running.current?.abort();
  }, [loadPage]);
  useEffect(start, [start]);

  return {
    items: loaded?.items,
    failed: error !== undefined,
    error,
    more: loaded?.next !== undefined,
    load: () => running.current || void loadPage(loaded),
    restart: () => {
      running.current?.abort();
      start();
    },
  };
}
