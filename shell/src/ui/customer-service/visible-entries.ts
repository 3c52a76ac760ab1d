import type { CustomerServiceEntry } from '@tessera/contract';

/**
 * The customer-service entries of a member, the lowest position first (R5.15, R6.4, R2.60): those that name the
 * member's label, or those without labels if no entry names it.
 */
export function visibleEntries<Entry extends CustomerServiceEntry>(
  entries: readonly Entry[],
  labelId: string | undefined,
): readonly Entry[] {
  const own = labelId === undefined ? [] : entries.filter(({ labelIds }) => labelIds.includes(labelId));
  const shown = own.length > 0 ? own : entries.filter(({ labelIds }) => labelIds.length === 0);
  return [...shown].sort((a, b) => a.csPosition - b.csPosition);
}
