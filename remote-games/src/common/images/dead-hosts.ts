import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useSyncExternalStore } from 'react';
import type { ImageSource } from './image-sources';

/** The number of failures in a row after which a host that has delivered before counts as dead. */
const FAILURES = 3;

const stored = storedValue(keys.deadImageHosts);
const listeners = new Set<() => void>();
const delivered = new Set<string>();
const failures = new Map<string, number>();
let dead: readonly string[] | undefined;

const current = (): readonly string[] => {
  dead ??= stored.get() ?? [];
  return dead;
};

/** Records that a picture loaded: its host is alive. */
export function noteLoaded({ host }: ImageSource): void {
  if (host === undefined) return;
  delivered.add(host);
  failures.delete(host);
}

/**
 * Records that a picture failed to load. A host that has never delivered, or that fails several times in a row, counts
 * as dead for the session.
 */
export function noteFailed({ host }: ImageSource): void {
  if (host === undefined || current().includes(host)) return;
  const count = (failures.get(host) ?? 0) + 1;
  failures.set(host, count);
  if (delivered.has(host) && count < FAILURES) return;
  dead = [...current(), host];
  stored.set([...dead]);
  console.warn(`[tessera] no pictures from ${host}: using the other image hosts in this session`);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Watches which image hosts are skipped in this session. */
export const useDeadHosts = (): readonly string[] => useSyncExternalStore(subscribe, current);
