import { ATTRIBUTION_AGE, ageOf, attributionIn, freshAttribution, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

const saved = storedValue(keys.attribution);

/**
 * Saves the click and campaign ids of an address for 90 days each (R9.2). A new id replaces the old one of the same
 * name. An id that comes again keeps its first time.
 * @param now in ms since 1970
 */
export function saveClickIds(query: URLSearchParams, now = Date.now()): void {
  const before = saved.get() ?? {};
  const fresh = freshAttribution(before, now);
  const unexpired = Object.entries(before).filter(([, { at }]) => ageOf(at, now) < ATTRIBUTION_AGE);
  const added = Object.entries(attributionIn(query))
    .filter(([name, value]) => fresh[name] !== value)
    .map(([name, value]) => [name, { value, at: now }] as const);
  const next = Object.fromEntries([...unexpired, ...added]);
  if (Object.keys(next).length > 0) saved.set(next);
  else saved.remove();
}

/** The click and campaign ids of the last 90 days, by the name of their parameter. */
export const clickIds = (now = Date.now()): Record<string, string> =>
  freshAttribution(saved.get() ?? {}, now);

/** When an id was first saved, in ms since 1970. */
export const clickedAt = (name: string): number | undefined => saved.get()?.[name]?.at;

export const clearClickIds = (): void => saved.remove();
