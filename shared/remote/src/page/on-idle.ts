/**
 * Calls back when the browser is idle, after `latest` ms at most. Safari cannot tell that it is idle: there it calls back
 * after `otherwise` ms.
 * @returns the function that cancels the call
 */
export function onIdle(work: () => void, latest: number, otherwise = 0): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, otherwise);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(id);
}
