/** Reads a `Retry-After` header: seconds, or a date. @returns the pause in ms; 0 without a usable value */
export function retryAfter(header: unknown): number {
  if (typeof header !== 'string') return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Math.max(ms || 0, 0);
}
