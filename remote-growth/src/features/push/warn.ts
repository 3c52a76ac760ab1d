/** Logs the code of a failure of push messages. The page continues without them. */
export function warnOfPush(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  console.warn(`[tessera] push messages: ${code}`);
}
