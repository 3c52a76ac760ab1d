import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

/** 1 after a tracker of app installs has run in this browser (R3.15). */
const initialised = storedValue('local', 'tessera:app-install-tracking', v.literal(1));

/** Whether a tracker of app installs runs in this browser for the first time. Only then it gets the referrer. Sets the flag. */
export function isFirstInstallTracking(): boolean {
  const isFirst = initialised.get() === undefined;
  if (isFirst) initialised.set(1);
  return isFirst;
}
