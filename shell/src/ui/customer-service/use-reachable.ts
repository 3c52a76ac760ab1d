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
