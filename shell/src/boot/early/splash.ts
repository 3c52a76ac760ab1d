import { places } from '@tessera/contract';
import { storedJson } from '../../platform/storage';
import { valueAt } from './view';

const isInstalled = (): boolean =>
  globalThis.matchMedia?.('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * Leaves out the splash where something better comes at once: an early view, or a page whose site is known. The installed
 * app shows it if the merchant's template has a picture for it.
 */
export function leaveOutSplash(hasView: boolean): void {
  const site = storedJson(places.site);
  const isWanted = isInstalled() && valueAt(site, 'mobileTemplate.splash') !== undefined;
  if ((hasView || site !== undefined) && !isWanted) document.documentElement.dataset.splash = 'off';
}
