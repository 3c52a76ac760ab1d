import { environment } from '@tessera/shell/environment';
import { hasFlag } from '@tessera/shell/site';

/** Whether the merchant's games start only in the app or from the home screen, and the page runs in neither (R5.14). */
export function isLaunchBlocked(): boolean {
  const { isNativeApp, isPwa, isWebclip } = environment();
  return hasFlag('STARTGAMEINAPP3') && !(isNativeApp || isPwa || isWebclip);
}
