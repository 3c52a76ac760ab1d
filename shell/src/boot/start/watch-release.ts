import { reportHealth } from '../../host/health';
import { rememberGood } from '../../host/last-good';
import { nameIgnoredOverrides } from '../../host/release-overrides';

/** Reports the health of the release, records good versions, and logs ignored overrides. Loaded when the page is idle. */
export function watchRelease(): void {
  reportHealth();
  rememberGood();
  nameIgnoredOverrides();
}
