import { keys, refreshMayaTokens } from '@tessera/contract';
import { environment, storedValue } from '@tessera/shell/environment';
import { call } from '@tessera/shell/request';
import { currentSession } from '@tessera/shell/session';

/** Maya's name for its own environment, from the callback. Later calls must repeat it. */
export const mayaEnv = storedValue(keys.mayaEnv);

/** Keeps the customer's session at Maya alive: after the login, and at the start of each page (R7.48). Never throws. */
export async function refreshMaya(): Promise<void> {
  const env = mayaEnv.get();
  if (env === undefined || !environment().isMaya || !currentSession()) return;
  await call(refreshMayaTokens, { env }, { alert: false }).catch(() =>
    console.warn('[tessera] the tokens at Maya could not be refreshed'),
  );
}
