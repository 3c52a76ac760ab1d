import type { CustomerServiceEntry } from '@tessera/contract';
import { useEffect, useState } from 'react';
import { serviceAddress } from './open-link';

export type Reachable = CustomerServiceEntry & { readonly address: string | undefined };

/** Decrypts the links before the click, because a browser blocks a new tab after a wait. */
export function useReachable(
  entries: readonly CustomerServiceEntry[],
  wanted: boolean,
): readonly Reachable[] {
  const [reachable, setReachable] = useState<readonly Reachable[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        address: await serviceAddress(entry).catch(() => undefined),
      })),
    ).then((list) => isCurrent && setReachable(list));
    return () => {
      isCurrent = false;
    };
  }, [entries, wanted]);
  return reachable;
}

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
