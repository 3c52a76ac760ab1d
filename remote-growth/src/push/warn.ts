/** Says in the console that this device is not reached by push messages, and why; the page goes on without. */
export function warnOfPush(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  console.warn(`[tessera] push messages: ${code}`);
}
