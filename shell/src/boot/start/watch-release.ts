import { reportHealth } from '../../host/health';
import { rememberGood } from '../../host/last-good';
import { nameIgnoredOverrides } from '../../host/release-overrides';

/** Follows how the release does on this device; its code comes when the page is idle. */
export function watchRelease(): void {
  reportHealth();
  rememberGood();
  nameIgnoredOverrides();
}
