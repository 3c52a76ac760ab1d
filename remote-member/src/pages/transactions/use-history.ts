import { type Transaction, type TransactionKind, transactions } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Span, sinceOf } from './history-filter';

/** How many come at once. */
export const PAGE = 20;

interface Loaded {
  readonly items: readonly Transaction[];
  /** Where the next page starts; none when all are there. */
  readonly next: string | undefined;
}

export interface History {
  /** Absent until the first page is there. */
  readonly items: readonly Transaction[] | undefined;
  readonly failed: boolean;
  /** What the last call threw. */
  readonly error: unknown;
  readonly more: boolean;
  /** Asks for the next page, or for the same again after a failure. */
  load(): void;
  /** Starts over from the newest. */
  restart(): void;
}

/** A member's movements of a kind and a time, a page at a time. */
export function useHistory(kind: TransactionKind | undefined, span: Span): History {
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  const running = useRef<AbortController>(undefined);

  const ask = useCallback(
    async (so: Loaded | undefined) => {
      const controller = new AbortController();
      running.current = controller;
      setError(undefined);
      const since = sinceOf(span, Date.now());
      try {
        const page = await call(
          transactions,
          {
            limit: PAGE,
            ...(kind && { kind }),
            ...(since !== undefined && { since }),
            ...(so?.next && { cursor: so.next }),
          },
          { alert: false, signal: controller.signal },
        );
        setLoaded({ items: [...(so?.items ?? []), ...page.items], next: page.next ?? undefined });
      } catch (thrown) {
        if (!controller.signal.aborted) setError(thrown);
      } finally {
        if (running.current === controller) running.current = undefined;
      }
    },
    [kind, span],
  );

  useEffect(() => {
    setLoaded(undefined);
    void ask(undefined);
    return () => running.current?.abort();
  }, [ask, round]);

  return {
    items: loaded?.items,
    failed: error !== undefined,
    error,
    more: loaded?.next !== undefined,
    load: () => running.current || void ask(loaded),
    restart: () => setRound((n) => n + 1),
  };
}
