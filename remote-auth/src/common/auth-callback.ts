import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';
import { redirectChannel } from './channel';

const callback = v.object({ search: v.string(), hash: v.string() });

/** The shell stores the address here if a third party led the visitor back with it. */
const stored = storedValue('session', 'tessera:landing', callback);

/** Whether this visit began with an auth callback. */
export const hasAuthCallback = (): boolean => stored.get() !== undefined;

/** Reads the auth callback of this visit and removes it. */
export function consumeAuthCallback(): v.InferOutput<typeof callback> | undefined {
  const found = stored.get();
  stored.remove();
  return found;
}

/** Whether the visitor returns from a provider: with an auth callback, or from a sign-in by redirect. */
export const isReturn = (): boolean => hasAuthCallback() || redirectChannel.get() !== undefined;
