import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** 1 once a tracker of app installs has run in this browser (R3.15). */
const initialised = storedValue(keys.appInstallTracking);

/** Whether a tracker of app installs runs here for the first time; it is told then, and only then, who sent the visitor. */
export function isFirstInstallTracking(): boolean {
  const isFirst = initialised.get() === undefined;
  if (isFirst) initialised.set(1);
  return isFirst;
}
