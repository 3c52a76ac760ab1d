import { keepShortcutMarker } from '../arrival/shortcut-marker';
import { environment } from '../environment';
import { revealUserAgent } from '../environment/client-hints';
import { listenToNativeApp } from '../environment/native-bridge';
import { checkStored } from '../environment/storage/stored-value';
import { nameUserAgent } from '../environment/user-agent';
import { whenIdle } from '../environment/when-idle';
import { alert } from '../notices';

/** Learns where the page runs, from an address that still says so, and listens to the app around it. */
export function enterEnvironment(): void {
  const found = environment();
  keepShortcutMarker();
  listenToNativeApp((failure) => void alert({ message: failure }));
  // Calls that leave before the answer name the browser's own user agent: none waits for it (R5.11).
  void revealUserAgent(found).then(nameUserAgent);
  whenIdle(checkStored);
}
