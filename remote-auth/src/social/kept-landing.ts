import { keys, type StoredType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** The address that a third party led back with, as the shell kept it. */
const kept = storedValue(keys.landing);

/** Whether someone leads back on this visit. */
export const hasLanding = (): boolean => kept.get() !== undefined;

/** What they led back with; it serves once. */
export function takeLanding(): StoredType<typeof keys.landing> | undefined {
  const landing = kept.get();
  kept.remove();
  return landing;
}
