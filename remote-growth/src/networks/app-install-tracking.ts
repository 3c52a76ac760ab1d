import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

/** 1 once a tracker of app installs has run in this browser (R3.15). */
const initialised = storedValue('local', 'tessera:app-install-tracking', v.literal(1));

/** Whether a tracker of app installs runs here for the first time; it is told then, and only then, who sent the visitor. */
export function isFirstInstallTracking(): boolean {
  const isFirst = initialised.get() === undefined;
  if (isFirst) initialised.set(1);
  return isFirst;
}
