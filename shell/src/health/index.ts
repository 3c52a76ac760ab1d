import { rememberGood } from '../last-good/remember-good';
import { nameIgnoredOverrides } from '../overrides/name-ignored';
import { reportHealth } from './report-health';

/** Follows how the release does on this device; its code comes when the page is idle. */
export function followRelease(): void {
  reportHealth();
  rememberGood();
  nameIgnoredOverrides();
}
