import type { Endpoint } from '@tessera/contract';

/** What was reported before, so that a call that is repeated reports each thing once in the life of a page. */
const reported = new Set<string>();

function isNew(subject: string): boolean {
  const { size } = reported;
  return reported.add(subject).size > size;
}

/** Names a call that the gateway does not have in the console, once a page. What needs it is left out of the page. */
export function reportAbsent({ name, method, path }: Endpoint): void {
  if (isNew(name))
    console.info(
      `[tessera] the gateway has no call ${name} (${method} ${path}): the page leaves its part out`,
    );
}

/**
 * Names the items of lists that an answer's schema left out: in the console, and with a mark of the performance
 * timeline that the health report reads. Reports each call and field once a page.
 */
export function reportLeftOut(endpoint: string, leftOut: readonly string[]): void {
  for (const where of leftOut) {
    const subject = `${endpoint}:${where.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')}`;
    if (!isNew(subject)) continue;
    console.warn(
      `[tessera] the answer to ${endpoint} has an item that cannot be used, at ${where}: left out`,
    );
    performance.mark(`tessera:left-out:${subject}`);
  }
}
