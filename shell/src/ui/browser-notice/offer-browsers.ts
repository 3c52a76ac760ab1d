import { country, keys } from '@tessera/contract';
import { interrupt } from '../../core/interruptions';
import { gateway } from '../../core/request';
import { currentSession } from '../../core/session';
import { environment } from '../../platform/environment';
import { storedValue } from '../../platform/storage';
import { isRecommended } from './recommended';

/** The notice is shown once a visit. */
const shown = storedValue(keys.browserNotice);

const mayConcern = (): boolean =>
  !currentSession() &&
  !environment().isNativeApp &&
  !environment().isTelegram &&
  !isRecommended(navigator.userAgent) &&
  shown.get() === undefined;

/**
 * Shows the browser notice to a visitor whose system country is China and whose browser is none of the recommended
 * ones (R2.63). The country is asked for only where the browser makes it matter. Never throws.
 */
export async function offerBrowsers(): Promise<void> {
  if (!mayConcern()) return;
  try {
    const { countryCode } = await gateway.call(country, {}, { alert: false });
    if (countryCode !== 'CN') return;
    const { BrowserNotice } = await import(/* webpackChunkName: "browser-notice" */ './browser-notice');
    // They may have signed in meanwhile.
    if (!mayConcern()) return;
    shown.set(1);
    interrupt('browsers', BrowserNotice);
  } catch {
    // A recommendation that cannot be made is none.
  }
}
