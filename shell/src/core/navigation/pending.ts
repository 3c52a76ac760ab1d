import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** The number of requests of the member that wait for code: navigations, and the login dialog. */
export const pendingNavigations = createStore(() => ({ count: 0 }));

/** Counts a request as waiting. @returns the function that ends the count */
export function markPending(): () => void {
  const add = (n: number) => pendingNavigations.setState(({ count }) => ({ count: count + n }));
  add(1);
  return () => add(-1);
}

/** Counts a request as waiting while it is rendered; shows nothing itself. */
export function Waiting(): null {
  useEffect(() => markPending(), []);
  return null;
}
