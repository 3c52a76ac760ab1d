import { keys, places } from '@tessera/contract';
import { isStored, storedValue } from '../../platform/storage';
import { hasBottomNav } from '../../ui/frame';

/**
 * Keeps the place of the download bar at the top of the page before the first paint, where the last page load found
 * that there is one, so that the bar moves nothing when it comes. The settings that decide about it come later.
 */
export function keepBarRoom(): void {
  const bar = storedValue(keys.downloadBar).get();
  if (!bar || isStored(keys.hideDownloadBar) || !hasBottomNav(location.pathname)) return;
  if (bar.member !== isStored(places.session)) return;
  const { style } = document.documentElement;
  style.setProperty('--bar-room', `${bar.height}px`);
  // Chrome scrolls a reloaded page to the element that was at the top of the window. Where the page had no bar before,
  // that would scroll the bar out of sight. Without anchors, Chrome scrolls by px, as other browsers do.
  style.setProperty('overflow-anchor', 'none');
  addEventListener('scroll', () => style.removeProperty('overflow-anchor'), { once: true });
}
