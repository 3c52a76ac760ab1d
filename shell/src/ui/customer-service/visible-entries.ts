import type { CustomerServiceEntry } from '@tessera/contract';

/**
 * The customer-service entries that a member sees, the main one (lowest position) first: those without labels; with a
 * label of the member's own, those that name it, and the unlabelled ones when none does (R5.15, R6.4, R2.60).
 */
export function visibleEntries<Entry extends CustomerServiceEntry>(
  entries: readonly Entry[],
  labelId: string | undefined,
): readonly Entry[] {
  const own = labelId === undefined ? [] : entries.filter(({ labelIds }) => labelIds.includes(labelId));
  const shown = own.length > 0 ? own : entries.filter(({ labelIds }) => labelIds.length === 0);
  return [...shown].sort((a, b) => a.csPosition - b.csPosition);
}
