import type { Endpoint } from '@tessera/contract';
import { useCallback, useEffect, useState } from 'react';
import type { RequestClient } from './client';
import { RequestError } from './request-error';

/** The state of a call for a screen. */
export interface CallState<Answer> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value?: Answer;
  readonly error?: RequestError;
  reload(): void;
}

type Outcome<Answer> = { readonly key: string; readonly value?: Answer; readonly error?: RequestError };

/** Builds the hook over a client. The last value stays visible while a newer one loads. */
export const hookFor = (client: () => RequestClient) =>
  function useCall<Request, Answer>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
    { enabled = true }: { enabled?: boolean } = {},
  ): CallState<Answer> {
    const [attempt, setAttempt] = useState(0);
    const [outcome, setOutcome] = useState<Outcome<Answer>>();
    const asked = JSON.stringify(request);
    const key = `${endpoint.name} ${asked} ${attempt}`;
    const reload = useCallback(() => setAttempt((n) => n + 1), []);

    useEffect(() => {
      if (!enabled) return;
      const controller = new AbortController();
      const settle = (next: Omit<Outcome<Answer>, 'key'>) =>
        controller.signal.aborted || setOutcome({ key, ...next });
      client()
        .call(endpoint, JSON.parse(asked) as Request, { alert: false })
        .then(
          (value) => settle({ value }),
          (error: unknown) => error instanceof RequestError && settle({ error }),
        );
      return () => controller.abort();
    }, [endpoint, asked, key, enabled]);

    if (outcome?.key !== key)
      return { status: 'loading', ...(outcome?.value !== undefined && { value: outcome.value }), reload };
    if (outcome.error) return { status: 'failed', error: outcome.error, reload };
    return { status: 'ready', ...(outcome.value !== undefined && { value: outcome.value }), reload };
  };
