import type { Endpoint } from '@tessera/contract';
import { useCallback, useEffect, useState } from 'react';
import { gateway } from './gateway';
import { useReachedAgain } from './reach';
import { isUnreached, RequestError } from './request-error';

/** The state of a call for a screen. */
export interface CallState<Answer> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value?: Answer;
  readonly error?: RequestError;
  reload(): void;
}

type Outcome<Answer> = { readonly key?: string; readonly value?: Answer; readonly error?: RequestError };

/**
 * A call whose answer a screen shows. The screen shows a failure too: there is no alert. A fresh answer is there in the
 * first render. The last value stays visible while a newer one loads. A call whose answer the screen no longer needs is
 * cancelled. `reload` makes the call again, even if its answer is fresh. A call that did not reach the gateway is made
 * again when the gateway is reached again.
 */
export function useCall<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  request: Request,
  { enabled = true }: { enabled?: boolean } = {},
): CallState<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Answer>>({});
  const asked = JSON.stringify(request);
  const key = `${endpoint.name} ${asked} ${attempt}`;
  const isSettled = outcome.key === key;
  const reload = useCallback(() => {
    gateway.forget(endpoint, JSON.parse(asked) as Request);
    setAttempt((n) => n + 1);
  }, [endpoint, asked]);

  const cached = enabled && !isSettled ? gateway.cached(endpoint, request) : undefined;
  // During the render, so that React renders again before it paints.
  if (cached?.isFresh) setOutcome({ key, value: cached.value });

  useEffect(() => {
    if (!enabled || isSettled) return;
    const controller = new AbortController();
    const settle = (next: Omit<Outcome<Answer>, 'key'>) =>
      controller.signal.aborted || setOutcome({ key, ...next });
    gateway.call(endpoint, JSON.parse(asked) as Request, { alert: false, signal: controller.signal }).then(
      (value) => settle({ value }),
      (error: unknown) => error instanceof RequestError && settle({ error }),
    );
    return () => controller.abort();
  }, [endpoint, asked, key, enabled, isSettled]);

  useReachedAgain(isSettled && isUnreached(outcome.error), reload);

  if (!isSettled) {
    const { value } = cached ?? outcome;
    return { status: 'loading', ...(value !== undefined && { value }), reload };
  }
  if (outcome.error) return { status: 'failed', error: outcome.error, reload };
  return { status: 'ready', ...(outcome.value !== undefined && { value: outcome.value }), reload };
}
