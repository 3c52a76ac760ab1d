import { keys } from '@tessera/contract';
import { storedValue } from '../storage';

const NAME = 'token';

/**
 * Removes the session token from the address, before a history entry, a referrer or a third-party script can copy it
 * (R2.19).
 * @returns the token, or undefined if there is none
 */
export function consumeQueryToken(): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get(NAME);
  if (token === null) return undefined;
  url.searchParams.delete(NAME);
  history.replaceState(history.state, '', url);
  return token || undefined;
}

const MARKER = 'pwaType';

/** Moves the mark of a home-screen shortcut from the address to the WEBCLIP flag (R1.4, R3.15). */
export function consumeShortcutMarker(): void {
  const url = new URL(location.href);
  if (url.searchParams.get(MARKER) !== 'WEBCLIP') return;
  storedValue(keys.webclip).set(1);
  url.searchParams.delete(MARKER);
  history.replaceState(history.state, '', url);
}
