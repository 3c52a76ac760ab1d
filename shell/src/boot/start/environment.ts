import { alert } from '../../core/notices';
import { consumeShortcutMarker } from '../../platform/entry-url';
import { environment, listenToNativeApp, nameUserAgent, revealUserAgent } from '../../platform/environment';
import { checkStored } from '../../platform/storage';
import { whenIdle } from '../../platform/when-idle';

/** Detects the environment while the address still contains its marks, and listens to the native app. */
export function enterEnvironment(): void {
  const found = environment();
  consumeShortcutMarker();
  listenToNativeApp((failure) => void alert({ message: failure }));
  // Calls do not wait for it: earlier ones name the browser's own user agent (R5.11).
  void revealUserAgent(found).then(nameUserAgent);
  whenIdle(checkStored);
}
