/** Reads a `Retry-After` header: seconds, or a date. @returns the pause in ms; 0 without a usable value */
export function retryAfter(header: unknown): number {
  if (typeof header !== 'string') return 0;
  if (/^\d+$/.test(header)) return Math.min(Number(header) * 1_000, Number.MAX_SAFE_INTEGER);
  // Without the zone, engines read many other texts as dates.
  return header.endsWith(' GMT') ? Math.max(Date.parse(header) - Date.now() || 0, 0) : 0;
}
