import { createStore } from 'zustand/vanilla';

/** How many navigations wait for a page's code. */
export const pendingNavigations = createStore(() => ({ count: 0 }));

/** Counts a navigation as waiting until the given function is called. */
export function markPending(): () => void {
  const add = (n: number) => pendingNavigations.setState(({ count }) => ({ count: count + n }));
  add(1);
  return () => add(-1);
}
