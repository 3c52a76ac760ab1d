import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { redirectChannel } from './channel';

/** The shell stores the address here if a third party led the visitor back with it. */
const stored = storedValue(keys.authCallback);

/** Whether this visit began with an auth callback. */
export const hasAuthCallback = (): boolean => stored.get() !== undefined;

/** Reads the auth callback of this visit and removes it. */
export function consumeAuthCallback() {
  const found = stored.get();
  stored.remove();
  return found;
}

/** Whether the visitor returns from a provider: with an auth callback, or from a sign-in by redirect. */
export const isReturn = (): boolean => hasAuthCallback() || redirectChannel.get() !== undefined;
