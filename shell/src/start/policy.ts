import { text } from '../i18n/engine';
import { alert, failureText } from '../notices';
import type { RequestError } from '../request';
import { gateway } from '../request/gateway';
import { errorPolicy } from '../request/policy/error-policy';
import { stopAutoLogin } from '../session/auto-login';
import { dispatch } from '../session/store';

const words = (key: string): string => text('shell', key);

/** What the member is told about a failed call. */
const sentences = {
  please_login: () => words('please_login'),
  network: (error: RequestError) =>
    location.protocol === 'http:' && location.hostname !== 'localhost'
      ? words('network_error')
      : failureText(error),
  missing_encryption: () => words('missing_encryption'),
  message: (error: RequestError) =>
    error.code === 'gateway' ? error.message || words('unknown_error') : failureText(error),
} as const;

/** Gives the request client its policy: it signs out and alerts, and knows no more of either (section 8). */
export function installPolicy(): void {
  gateway.usePolicy(
    errorPolicy({
      // The gateway knows already, and the member's wish for automatic logins stands.
      logout: () => dispatch({ type: 'signedOut' }),
      stopAutoLogin,
      tell: (what, error) => void alert({ message: sentences[what](error) }),
    }),
  );
}
