/** What was reported before, so that a call that is repeated reports each field once. */
const reported = new Set<string>();

/**
 * Names the items of lists that an answer's schema left out: in the console, and with a mark of the performance
 * timeline that the health report reads. Reports each call and field once in the life of a page.
 */
export function reportLeftOut(endpoint: string, leftOut: readonly string[]): void {
  for (const where of leftOut) {
    const subject = `${endpoint}:${where.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')}`;
    if (reported.has(subject)) continue;
    reported.add(subject);
    console.warn(
      `[tessera] the answer to ${endpoint} has an item that cannot be used, at ${where}: left out`,
    );
    performance.mark(`tessera:left-out:${subject}`);
  }
}
