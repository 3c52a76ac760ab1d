import { keys } from '@tessera/contract';
import { currentRelease } from '../../../platform/release';
import { storedIds, storedMember } from '../../../platform/storage';

/** A developer's override of one remote. */
export interface StoredOverride {
  readonly remote: string;
  /** Address of the remote's entry. */
  readonly address: URL;
}

/** Every override that this browser stores. A value that is not an address is dropped with a warning. */
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

/** Warns a developer whose stored overrides are ignored because the release does not allow any. */
export function nameIgnoredOverrides(): void {
  if (currentRelease().overrides) return;
  const names = storedOverrides().map(({ remote }) => `"${remote}"`);
  if (names.length > 0)
    console.warn(
      `[tessera] the overrides of ${names.join(', ')} are ignored: this release does not allow overrides`,
    );
}
