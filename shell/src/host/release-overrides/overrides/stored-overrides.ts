import { keys } from '@tessera/contract';
import { storedIds, storedMember } from '../../../platform/storage';

/** What a developer wants of one remote. */
export interface StoredOverride {
  readonly remote: string;
  /** Of the remote's entry. */
  readonly address: URL;
}

/** Every override that this browser keeps. A value that is no address is dropped with a warning. */
export function storedOverrides(): readonly StoredOverride[] {
  return storedIds(keys.override).flatMap((remote) => {
    const address = storedMember(keys.override, remote).get();
    return address ? [{ remote, address }] : [];
  });
}

/** Removes every override, also those of remotes that do not run. */
export function removeOverrides(): void {
  for (const remote of storedIds(keys.override)) storedMember(keys.override, remote).remove();
}
