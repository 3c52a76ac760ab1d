import type { CallState } from '@tessera/shell/request';
import { useState } from 'react';

/**
 * Whether a call has had a value or a failure to show, so that its part of the page has come. It stays so while the call
 * is made again: what stands below, and what was typed there, must not go.
 */
export function useSettled({ status, value }: CallState<unknown>): boolean {
  const [wasSettled, setSettled] = useState(false);
  const isSettled = wasSettled || value !== undefined || status === 'failed';
  if (isSettled && !wasSettled) setSettled(true);
  return isSettled;
}

/**
 * For parts that stand one below the other: a part that came before the one above it would be moved by it, and a finger
 * would meet another control.
 * @param above the call of the part above
 * @returns the state of a part's call, still loading until the part above has come
 */
export function useAfter<Value>(above: CallState<unknown>, state: CallState<Value>): CallState<Value> {
  return useSettled(above) ? state : { status: 'loading', reload: state.reload };
}
