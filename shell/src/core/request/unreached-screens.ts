/** The functions that repeat the calls which did not reach the gateway, one for each screen. */
const retries = new Set<() => void>();

/** Calls `retry` when the gateway is reached again. @returns the function that ends the wait */
export function whenReachedAgain(retry: () => void): () => void {
  retries.add(retry);
  return () => void retries.delete(retry);
}

/** Repeats the calls of all screens that wait, because the gateway is reached again. */
export function retryUnreached(): void {
  for (const retry of retries) retry();
}
