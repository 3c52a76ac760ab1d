import { keys, places } from '@tessera/contract';
import { isStored, storedValue } from '../../platform/storage';
import { hasBottomNav } from '../../ui/frame';

/**
 * Keeps the place of the download bar at the top of the page before the first paint, where the last page of this visitor
 * had one, so that the bar moves nothing when it comes. The settings that decide about the bar come with a later call.
 */
export function keepBarRoom(): void {
  const bar = storedValue(keys.downloadBar).get();
  if (!bar || isStored(keys.hideDownloadBar) || !hasBottomNav(location.pathname)) return;
  if (bar.member !== isStored(places.session)) return;
  document.documentElement.style.setProperty('--bar-room', `${bar.height}px`);
}
