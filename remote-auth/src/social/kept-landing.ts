import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

const address = v.object({ search: v.string(), hash: v.string() });

/** The address that a third party led back with, as the shell kept it. */
const kept = storedValue('session', 'tessera:landing', address);

/** Whether someone leads back on this visit. */
export const hasLanding = (): boolean => kept.get() !== undefined;

/** What they led back with; it serves once. */
export function takeLanding(): v.InferOutput<typeof address> | undefined {
  const landing = kept.get();
  kept.remove();
  return landing;
}
