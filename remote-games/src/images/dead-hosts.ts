import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useSyncExternalStore } from 'react';
import type { ImageSource } from './image-sources';

/** A host that has delivered before may miss a picture or two; this many in a row, and it is down. */
const FAILURES = 3;

const kept = storedValue(keys.deadImageHosts);
const listeners = new Set<() => void>();
const delivered = new Set<string>();
const failures = new Map<string, number>();
let dead: readonly string[] | undefined;

const current = (): readonly string[] => {
  dead ??= kept.get() ?? [];
  return dead;
};

/** A picture came: its host is alive. */
export function noteLoaded({ host }: ImageSource): void {
  if (host === undefined) return;
  delivered.add(host);
  failures.delete(host);
}

/** A picture did not come. A host that never delivered any, or fails several times in a row, counts as dead for the session. */
export function noteFailed({ host }: ImageSource): void {
  if (host === undefined || current().includes(host)) return;
  const count = (failures.get(host) ?? 0) + 1;
  failures.set(host, count);
  if (delivered.has(host) && count < FAILURES) return;
  dead = [...current(), host];
  kept.set([...dead]);
  console.warn(`[tessera] no pictures from ${host}: the other image hosts are asked from now on`);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The image hosts that are passed over in this session, kept up to date. */
export const useDeadHosts = (): readonly string[] => useSyncExternalStore(subscribe, current);
