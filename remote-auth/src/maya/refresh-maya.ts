import { refreshMayaTokens } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { call } from '@tessera/shell/request';
import { currentSession } from '@tessera/shell/session';
import { mayaEnv } from './env';

/** Keeps the customer's session at Maya alive (R7.48): after the login, and with each page that starts in it. Never throws. */
export async function refreshMaya(): Promise<void> {
  const env = mayaEnv.get();
  if (env === undefined || !environment().isMaya || !currentSession()) return;
  await call(refreshMayaTokens, { env }, { alert: false }).catch(() =>
    console.warn('[tessera] the tokens at Maya could not be refreshed'),
  );
}
