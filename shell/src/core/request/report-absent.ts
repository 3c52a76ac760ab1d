import type { Endpoint } from '@tessera/contract';

const reported = new Set<string>();

/** Names a call that the gateway does not have in the console, once a page. What needs it is left out of the page. */
export function reportAbsent({ name, method, path }: Endpoint): void {
  if (reported.has(name)) return;
  reported.add(name);
  console.info(`[tessera] the gateway has no call ${name} (${method} ${path}): the page leaves its part out`);
}
