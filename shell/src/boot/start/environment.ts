import { alert } from '../../core/notices';
import { consumeShortcutMarker } from '../../platform/entry-url';
import { environment, listenToNativeApp, nameUserAgent, revealUserAgent } from '../../platform/environment';
import { checkStored } from '../../platform/storage';
import { whenIdle } from '../../platform/when-idle';

/** Learns where the page runs, from an address that still says so, and listens to the app around it. */
export function enterEnvironment(): void {
  const found = environment();
  consumeShortcutMarker();
  listenToNativeApp((failure) => void alert({ message: failure }));
  // Calls that leave before the answer name the browser's own user agent: none waits for it (R5.11).
  void revealUserAgent(found).then(nameUserAgent);
  whenIdle(checkStored);
}
