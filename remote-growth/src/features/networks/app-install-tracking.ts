import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** 1 after a tracker of app installs has run in this browser (R3.15). */
const initialised = storedValue(keys.appInstallTracking);

/** Whether a tracker of app installs runs in this browser for the first time. Only then it gets the referrer. Sets the flag. */
export function isFirstInstallTracking(): boolean {
  const isFirst = initialised.get() === undefined;
  if (isFirst) initialised.set(1);
  return isFirst;
}
