/** For each screen whose call did not reach the gateway, what makes the call again. */
const retries = new Set<() => void>();

/** Makes a call again as soon as the gateway is reached again. @returns the function that ends the wait */
export function whenReachedAgain(retry: () => void): () => void {
  retries.add(retry);
  return () => void retries.delete(retry);
}

/** Fills the screens whose calls did not reach the gateway, which is reached again. */
export function reachedAgain(): void {
  for (const retry of retries) retry();
}
