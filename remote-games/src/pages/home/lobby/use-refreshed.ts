import type { Endpoint } from '@tessera/contract';
import { type CallState, useCall } from '@tessera/shell/request';
import { useEffect } from 'react';

/** The time in ms between two answers while the page is visible. */
const INTERVAL = 30_000;

/** A call that is made again every 30 s. The last answer stays while the next one loads, and after a failure. */
export function useRefreshed<Answer>(endpoint: Endpoint<object, Answer>): CallState<Answer> {
  const state = useCall(endpoint, {});
  const { reload } = state;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), INTERVAL);
    return () => clearInterval(timer);
  }, [reload]);
  return state;
}
