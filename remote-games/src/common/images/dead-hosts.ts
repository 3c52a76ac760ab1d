import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { createStore, useStore } from '@tessera/shell/state';
import type { ImageSource } from './image-sources';

/** The number of failures in a row after which a host that has delivered before counts as dead. */
const FAILURES = 3;

const stored = storedValue(keys.deadImageHosts);
const delivered = new Set<string>();
const failures = new Map<string, number>();
const dead = createStore<readonly string[]>(() => stored.get() ?? []);

/** Records that a picture loaded: its host is alive. */
export function noteLoaded({ host }: ImageSource): void {
  if (host === undefined) return;
  delivered.add(host);
  failures.delete(host);
}

/**
 * Records that a picture failed to load. A host that has never delivered, or that fails several times in a row, counts
 * as dead for the session. Without a connection no host is to blame.
 */
export function noteFailed({ host }: ImageSource): void {
  if (host === undefined || !navigator.onLine || dead.getState().includes(host)) return;
  const count = (failures.get(host) ?? 0) + 1;
  failures.set(host, count);
  if (delivered.has(host) && count < FAILURES) return;
  const hosts = [...dead.getState(), host];
  dead.setState(hosts, true);
  stored.set(hosts);
  console.warn(`[tessera] no pictures from ${host}: using the other image hosts in this session`);
}

/** Watches which image hosts are skipped in this session. */
export const useDeadHosts = (): readonly string[] => useStore(dead);
