/**
 * Marks a promise so that React's `use` reads it at once when it is settled, instead of suspending for a moment:
 * a page that suspends, however shortly, shows its fallback, and React then holds the content back for 300 ms.
 */
export function markSettled<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
