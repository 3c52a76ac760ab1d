/** Another tab works on the attempt. */
class AttemptElsewhere extends Error {
  override readonly name = 'AttemptElsewhere';
}

/**
 * Runs `work` while no other tab works on the attempt: a tab that settled the call of another one would make the gateway
 * refuse it on its way. The browser frees the lock with the tab. Web Locks need a secure context.
 * @throws AttemptElsewhere if another tab works on it, and what `work` throws
 */
export async function withAttempt<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let isStarted = false;
  const name = `tessera:money:${requestId}`;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) throw new AttemptElsewhere();
      isStarted = true;
      return work();
    });
  } catch (error) {
    if (isStarted || error instanceof AttemptElsewhere) throw error;
    // A browser that blocks its storage refuses locks too.
    return work();
  }
}
