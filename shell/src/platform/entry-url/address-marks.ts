import { keys } from '@tessera/contract';
import { storedValue } from '../storage';

const NAME = 'token';

/**
 * Takes a session token out of the address, before anything can copy the address: a history entry, a referrer, a
 * script of someone else. Gives the token, if there was one (R2.19).
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

/** A home-screen shortcut says so in its address, once: it is kept as the WEBCLIP flag, and goes from the address (R1.4, R3.15). */
export function consumeShortcutMarker(): void {
  const url = new URL(location.href);
  if (url.searchParams.get(MARKER) !== 'WEBCLIP') return;
  storedValue(keys.webclip).set(1);
  url.searchParams.delete(MARKER);
  history.replaceState(history.state, '', url);
}
