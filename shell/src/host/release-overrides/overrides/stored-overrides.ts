import * as v from 'valibot';
import { currentRelease } from '../../../platform/release';
import { areaOf, dropCorrupt } from '../../../platform/storage';
import { OVERRIDE } from '../../choice';

/** A developer's override of one remote. */
export interface StoredOverride {
  readonly remote: string;
  /** Address of the remote's entry. */
  readonly address: URL;
}

const address = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text)),
);

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OVERRIDE));
  } catch {
    // The browser blocks its storage.
    return [];
  }
}

/** Every override that this browser stores. A value that is not an address is dropped with a warning. */
export function storedOverrides(): readonly StoredOverride[] {
  return keys().flatMap((key) => {
    const found = v.safeParse(address, areaOf('local').getItem(key));
    if (found.success) return [{ remote: key.slice(OVERRIDE.length), address: found.output }];
    dropCorrupt('local', key);
    return [];
  });
}

/** Removes every override, also those of remotes that do not run. */
export function removeOverrides(): void {
  for (const key of keys()) areaOf('local').removeItem(key);
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
