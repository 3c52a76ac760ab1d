import { attributionIn, freshAttribution, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

const kept = storedValue(keys.attribution);

/**
 * Keeps the identifiers of clicks and campaigns that an address names, for 90 days each (R9.2). A new one takes the
 * place of the old; one that comes again keeps its first moment.
 */
export function keepClickIds(query: URLSearchParams, now = Date.now()): void {
  const before = kept.get() ?? {};
  const fresh = freshAttribution(before, now);
  const standing = Object.entries(before).filter(([name]) => name in fresh);
  const named = Object.entries(attributionIn(query))
    .filter(([name, value]) => fresh[name] !== value)
    .map(([name, value]) => [name, { value, at: now }] as const);
  const next = Object.fromEntries([...standing, ...named]);
  if (Object.keys(next).length > 0) kept.set(next);
  else kept.remove();
}

/** The identifiers that this browser came with in the last 90 days, by the names of their parameters. */
export const clickIds = (now = Date.now()): Record<string, string> => freshAttribution(kept.get() ?? {}, now);

/** When an identifier came, in ms since 1970. */
export const clickedAt = (name: string): number | undefined => kept.get()?.[name]?.at;

export const forgetClickIds = (): void => kept.remove();
