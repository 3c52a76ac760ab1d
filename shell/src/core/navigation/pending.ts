import { createStore } from 'zustand/vanilla';

/** The number of navigations that wait for a page's code. */
export const pendingNavigations = createStore(() => ({ count: 0 }));

/** Counts a navigation as waiting. @returns the function that ends the count */
export function markPending(): () => void {
  const add = (n: number) => pendingNavigations.setState(({ count }) => ({ count: count + n }));
  add(1);
  return () => add(-1);
}
