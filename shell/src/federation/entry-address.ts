import type { ChosenRemote } from './remotes';

const hashes = new Map<string, string>();

/**
 * Where a remote's entry lies. A retry gets an address of its own, because a browser can stay stuck behind a request
 * that hangs. The address is remembered with the hash that its bytes must have.
 */
export function entryAddress(remote: ChosenRemote, attempt: number): string {
  const path = `${remote.base}${remote.entry}${attempt > 0 ? `?retry=${attempt}` : ''}`;
  const address = new URL(path, location.origin).href;
  const hash = remote.integrity[remote.entry];
  if (hash) hashes.set(address, hash);
  return address;
}

/** The hash that an entry must have, or undefined for an address that no release names. */
export const expectedHash = (address: string): string | undefined => hashes.get(address);
