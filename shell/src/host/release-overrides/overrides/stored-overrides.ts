import * as v from 'valibot';
import { areaOf, dropCorrupt } from '../../../platform/storage';
import { OVERRIDE } from '../../choice';

/** What a developer wants of one remote. */
export interface StoredOverride {
  readonly remote: string;
  /** Of the remote's entry. */
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
    // A browser that blocks its storage keeps none.
    return [];
  }
}

/** Every override that this browser keeps; a value that is no address is dropped and named in the console. */
export function storedOverrides(): readonly StoredOverride[] {
  return keys().flatMap((key) => {
    const found = v.safeParse(address, areaOf('local').getItem(key));
    if (found.success) return [{ remote: key.slice(OVERRIDE.length), address: found.output }];
    dropCorrupt('local', key);
    return [];
  });
}

/** Forgets every override, of remotes that do not run too. */
export function removeOverrides(): void {
  for (const key of keys()) areaOf('local').removeItem(key);
}
