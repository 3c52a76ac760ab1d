import { webclipFlag } from './stored-flags';

const MARKER = 'pwaType';

/** A home-screen shortcut says so in its address, once: it is kept as the WEBCLIP flag, and goes from the address (R1.4, R3.15). */
export function consumeShortcutMarker(): void {
  const url = new URL(location.href);
  if (url.searchParams.get(MARKER) !== 'WEBCLIP') return;
  webclipFlag.set(1);
  url.searchParams.delete(MARKER);
  history.replaceState(history.state, '', url);
}
