import { reportHealth } from '../../host/health';
import { rememberGood } from '../../host/last-good';
import { nameIgnoredOverrides } from '../../host/release-overrides';
import { watchScreen } from './keep-screen';

/** Reports the health of the release, records good versions, logs ignored overrides, and keeps the member’s last screen. Loaded when the page is idle. */
export function watchRelease(): void {
  reportHealth();
  rememberGood();
  nameIgnoredOverrides();
  watchScreen();
}
